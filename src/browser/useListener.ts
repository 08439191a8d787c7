import { useEffectEvent, useLayoutEffect } from 'react'

type Events = WindowEventMap & DocumentEventMap

/**
 * Listens to an event of the window or the document while the component is mounted, always with the latest `listener`.
 *
 * @param isFirst whether it hears the event before all elements do (in the capture phase)
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
