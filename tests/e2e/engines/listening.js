// Runs in each page before its own scripts, in Firefox as part of an extension (firefoxEngine.ts), in WebKit by its
// window (webkitWindow.mjs): reports the errors of the page to the test's process.
{
  const handler = window.webkit?.messageHandlers?.problem
  const tell = (text) =>
    handler ? handler.postMessage(String(text)) : dump(`problem ${JSON.stringify(String(text))}\n`)
  const { error } = console
  console.error = (...words) => {
    tell(words.join(' '))
    error.apply(console, words)
  }
  // A load that fails because the page is being left is no error: reported after a delay, it is dropped with the page.
  // (A driven Firefox fires no event before a page is left.)
  const REPORT_DELAY_MS = 500
  const failed = ({ message, target }) =>
    message === undefined
      ? setTimeout(tell, REPORT_DELAY_MS, `could not load ${target.src ?? target.href}`)
      : tell(message)
  addEventListener('error', failed, true)
  addEventListener('unhandledrejection', ({ reason }) => tell(`unhandled: ${reason}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    tell(`refused by ${violatedDirective}: ${blockedURI} ${sample}`),
  )
}
