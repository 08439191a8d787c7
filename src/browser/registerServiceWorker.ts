/** Milliseconds after the page has loaded. A tracking answer has usually arrived by then. */
const REGISTRATION_DELAY_MS = 2500

/** Registers the service worker (build/serviceWorker.ts), late enough not to slow down the visit. */
export function registerServiceWorker(addressOf: (path: string) => string): void {
  const worker: unknown = import.meta.env['WORKER']
  if (typeof worker !== 'string' || !('serviceWorker' in navigator)) return
  const register = () =>
    setTimeout(
      () => void navigator.serviceWorker.register(addressOf(`/${worker}`)).catch(() => undefined),
      REGISTRATION_DELAY_MS,
    )
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
