import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

type Values = Readonly<Record<string, string>>

/** A query with some values changed; '' takes one out. */
export function withValues(params: URLSearchParams, values: Values): URLSearchParams {
  const changed = new URLSearchParams(params)
  for (const [name, value] of Object.entries(values)) {
    if (value === '') changed.delete(name)
    else changed.set(name, value)
  }
  return changed
}

/** The query of the address, and how to change values of it: in its place in the history, or as a step for Back. */
export function useAddressValues() {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (values: Values, isStep = false) =>
      setParams((before) => withValues(before, values), { replace: !isStep, preventScrollReset: true }),
    [setParams],
  )
  return [params, change] as const
}
