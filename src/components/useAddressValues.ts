import { useCallback } from 'react'
import { type Location, useLocation, useSearchParams } from 'react-router-dom'

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

/**
 * The query that was requested at a location and may not have arrived yet, so that a second change does not undo the
 * first.
 */
const asked = new WeakMap<Location, URLSearchParams>()

/** The query of the address, and a function that changes its values; with `isStep`, Back undoes the change. */
export function useAddressValues() {
  const location = useLocation()
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (values: Values, isStep = false) => {
      const next = withValues(asked.get(location) ?? params, values)
      asked.set(location, next)
      setParams(next, { replace: !isStep, preventScrollReset: true })
    },
    [location, params, setParams],
  )
  return [params, change] as const
}
