import { useLayoutEffect } from 'react'

/** Puts classes on the body, so that popups, which live outside the page's own frame, are sized like the screen. */
export function useBodyClass(...classes: (string | false)[]): void {
  const wanted = classes.filter(Boolean).join(' ')
  useLayoutEffect(() => {
    const names = wanted.split(' ')
    document.body.classList.add(...names)
    return () => document.body.classList.remove(...names)
  }, [wanted])
}
