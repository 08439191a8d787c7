import { useState } from 'react'
import { useLocation } from 'react-router-dom'

export type Tool = 'scan' | 'charts' | 'dayEnd' | 'views'

export type OpenTools = Partial<Record<Tool, boolean>>

/** The router state with which a screen is opened to show one of its tools at once. */
export interface AskedTool {
  tool: Tool
}

const isAskedTool = (state: unknown): state is AskedTool =>
  typeof state === 'object' && state !== null && 'tool' in state

export function useOpenTools(): [OpenTools, (open: OpenTools) => void] {
  const [open, setOpen] = useState<OpenTools>({})
  const { key, state } = useLocation() as { key: string; state: unknown }
  const [answered, setAnswered] = useState('')
  if (isAskedTool(state) && answered !== key) {
    setAnswered(key)
    setOpen({ ...open, [state.tool]: true })
  }
  return [open, setOpen]
}
