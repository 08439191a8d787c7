import { useSyncExternalStore } from 'react'

export const EVERYONE = ''

export interface DeviceStore<Value> {
  read: (owner: string) => Value
  /** @returns whether the value was stored */
  write: (owner: string, value: Value) => boolean
  subscribe: (listener: () => void) => () => void
}

/** What is stored as JSON. `schema` must parse anything else as well: undefined where nothing readable is stored. */
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

/** `parse` must handle whatever is stored; `textOf` returns null to remove the entry. */
export function deviceStore<Value>(
  name: string,
  parse: (stored: string | null) => Value,
  textOf: (value: Value) => string | null = JSON.stringify,
): DeviceStore<Value> {
  const keyOf = (owner: string) => (owner === EVERYONE ? name : `${name}:${owner}`)
  const listeners = new Set<() => void>()
  const known = new Map<string, { text: string | null; value: Value }>()
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
      const text = storedAt(key)
      const last = known.get(key)
      if (last && last.text === text) return last.value
      const value = parse(text)
      known.set(key, { text, value })
      return value
    },
    write: (owner, value) => {
      let isKept = true
      try {
        const text = textOf(value)
        if (text === null) localStorage.removeItem(keyOf(owner))
        else localStorage.setItem(keyOf(owner), text)
      } catch {
        isKept = false
      }
      for (const listener of listeners) listener()
      return isKept
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
