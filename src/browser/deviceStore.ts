import { useSyncExternalStore } from 'react'

/** The owner of values that are the same for all users of this device. */
export const ANY_USER = ''

interface DeviceStore<Value> {
  read: (owner: string) => Value
  /** @returns whether the value was stored */
  write: (owner: string, value: Value) => boolean
  subscribe: (listener: () => void) => () => void
}

/** A reader of stored JSON. `schema` must accept anything: null if nothing is stored, undefined if it is not JSON. */
export const json =
  <Value>(schema: { parse: (stored: unknown) => Value }) =>
  (stored: string | null): Value => {
    let value: unknown
    try {
      value = JSON.parse(stored ?? 'null')
    } catch {
      value = undefined
    }
    return schema.parse(value)
  }

/** A value in localStorage for each owner. `parse` must accept any text; `textOf` returns null to remove the entry. */
export function deviceStore<Value>(
  name: string,
  parse: (stored: string | null) => Value,
  textOf: (value: Value) => string | null = JSON.stringify,
): DeviceStore<Value> {
  const keyOf = (owner: string) => (owner === ANY_USER ? name : `${name}:${owner}`)
  const listeners = new Set<() => void>()
  const known = new Map<string, { text: string | null; value: Value }>()
  /** Values that could not be stored, as storage is blocked or full. They last as long as this page. */
  const unstored = new Map<string, Value>()
  const storedAt = (key: string) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  return {
    read: (owner) => {
      const key = keyOf(owner)
      const ofThisPage = unstored.get(key)
      if (ofThisPage !== undefined) return ofThisPage
      const text = storedAt(key)
      const last = known.get(key)
      if (last && last.text === text) return last.value
      const value = parse(text)
      known.set(key, { text, value })
      return value
    },
    write: (owner, value) => {
      const key = keyOf(owner)
      try {
        const text = textOf(value)
        if (text === null) localStorage.removeItem(key)
        else localStorage.setItem(key, text)
        unstored.delete(key)
      } catch {
        unstored.set(key, value)
      }
      for (const listener of listeners) listener()
      return !unstored.has(key)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      window.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
      }
    },
  }
}

/** @param prerendered the value for prerendering and hydration */
export function useDeviceStore<Value>(store: DeviceStore<Value>, owner: string, prerendered?: Value): Value {
  return useSyncExternalStore(
    store.subscribe,
    () => store.read(owner),
    prerendered === undefined ? undefined : () => prerendered,
  )
}
