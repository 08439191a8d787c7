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

/** The query of the address, and a function that changes its values; with `isStep`, Back undoes the change. */
export function useAddressValues() {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (values: Values, isStep = false) =>
      setParams((before) => withValues(before, values), { replace: !isStep, preventScrollReset: true }),
    [setParams],
  )
  return [params, change] as const
}
