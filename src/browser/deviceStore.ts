import { useSyncExternalStore } from 'react'

/** Something small that this computer remembers for a user: read once, written through, told to other tabs. */
export interface DeviceStore<Value> {
  read: (owner: string) => Value
  /** @returns whether it is kept */
  write: (owner: string, value: Value) => boolean
  subscribe: (listener: () => void) => () => void
}

/**
 * @param name the entry's name in the computer's storage
 * @param parse reads the stored text, whatever it may be
 * @param storageOf where it is kept, if not on the computer
 */
export function deviceStore<Value>(
  name: string,
  parse: (stored: string | null) => Value,
  storageOf: () => Storage = () => localStorage,
): DeviceStore<Value> {
  const listeners = new Set<() => void>()
  const known = new Map<string, { text: string | null; value: Value }>()
  const textOf = (key: string) => {
    try {
      return storageOf().getItem(key)
    } catch {
      return null
    }
  }
  return {
    read: (owner) => {
      const key = `${name}:${owner}`
      const text = textOf(key)
      const last = known.get(key)
      if (last && last.text === text) return last.value
      const value = parse(text)
      known.set(key, { text, value })
      return value
    },
    write: (owner, value) => {
      try {
        storageOf().setItem(`${name}:${owner}`, JSON.stringify(value))
      } catch {
        return false
      }
      for (const listener of listeners) listener()
      return true
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

/** A store's value for a user, always as it stands. */
export function useDeviceStore<Value>(store: DeviceStore<Value>, owner: string): Value {
  return useSyncExternalStore(store.subscribe, () => store.read(owner))
}
