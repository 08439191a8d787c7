import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { focusSubmit } from './focusNext'

interface Submitted<Result> {
  /** What the form still waits for; null for nothing. */
  awaited: string | null
  check: () => Result | null
  isEditing: boolean
  form: RefObject<HTMLFormElement | null>
}

/**
 * For a form that is submitted while part of it is pending. `wait` resolves to the result of `check` once nothing is
 * pending any more; to null if the user goes back to the form, whose submit button then gets the focus, or leaves it.
 */
export function useOnceSettled<Result>({ awaited, check, isEditing, form }: Submitted<Result>) {
  const settle = useRef<((result: Result | null) => void) | null>(null)
  const hasGoneBack = useRef(false)
  const end = (result: Result | null) => {
    settle.current?.(result)
    settle.current = null
  }
  const checkNow = useEffectEvent(() => {
    if (settle.current) end(check())
  })
  // Runs after each render, because what was awaited at the press may have arrived before this component was rendered.
  useEffect(() => {
    if (awaited === null) checkNow()
  })
  const endOnLeaving = useEffectEvent(() => end(null))
  useEffect(() => () => endOnLeaving(), [])
  useEffect(() => {
    if (isEditing && hasGoneBack.current && form.current) focusSubmit(form.current)
    hasGoneBack.current = false
  }, [isEditing, form])
  return {
    wait: () => new Promise<Result | null>((resolve) => (settle.current = resolve)),
    goBack: () => {
      hasGoneBack.current = true
      end(null)
    },
  }
}
