import { useEffect, useState } from 'react'

/** An image that fails at once, as one whose address leads nowhere does. */
const BROKEN = 'data:,'

/**
 * Where to show a picture of an ID card from: a copy in memory, because what an image loads by itself may stay in the
 * HTTP cache beyond logout (product 13.4). Undefined until it has been loaded.
 */
export function usePicture(address: string | null): string | undefined {
  const [source, setSource] = useState<string>()
  useEffect(() => {
    if (address === null) return undefined
    const loading = new AbortController()
    const loaded = sourceOf(address, loading.signal)
    void loaded.then((found) => {
      if (!loading.signal.aborted) setSource(found)
    })
    return () => {
      loading.abort()
      void loaded.then((found) => URL.revokeObjectURL(found))
    }
  }, [address])
  return source
}

async function sourceOf(address: string, signal: AbortSignal): Promise<string> {
  try {
    const answer = await fetch(address, {
      cache: 'no-store',
      credentials: 'include',
      referrerPolicy: 'no-referrer',
      signal,
    })
    return answer.ok ? URL.createObjectURL(await answer.blob()) : BROKEN
  } catch {
    // A backend on another origin may let its pictures be shown, but not read.
    return new URL(address).origin === location.origin ? BROKEN : address
  }
}
