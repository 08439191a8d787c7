import { useEffectEvent, useLayoutEffect } from 'react'

type Events = WindowEventMap & DocumentEventMap

/**
 * Hears an event of the window, or of the document below it, always with the latest `listener`, for just as long as what
 * hears it is on the page.
 */
export function useListener<Name extends keyof Events>(
  name: Name,
  listener: (event: Events[Name]) => void,
  isFirst = false,
): void {
  const hear = useEffectEvent(listener)
  useLayoutEffect(() => {
    const onEvent = (event: Event) => hear(event as Events[Name])
    window.addEventListener(name, onEvent, isFirst)
    return () => window.removeEventListener(name, onEvent, isFirst)
  }, [name, isFirst])
}
