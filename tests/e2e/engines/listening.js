// Runs in each page before anything else, in Firefox as part of an extension (firefoxEngine.ts), in WebKit by its window
// (webkitWindow.mjs): tells the test's own process what a page complains of.
{
  const handler = window.webkit?.messageHandlers?.problem
  const tell = (text) =>
    handler ? handler.postMessage(String(text)) : dump(`problem ${JSON.stringify(String(text))}\n`)
  const { error } = console
  console.error = (...words) => {
    tell(words.join(' '))
    error.apply(console, words)
  }
  // What is still on its way when somebody leaves never comes: a page that is left tells it no more. (Firefox tells a page
  // that is driven nothing before it leaves.)
  const SOON = 500
  const failed = ({ message, target }) =>
    message === undefined ? setTimeout(tell, SOON, `could not load ${target.src ?? target.href}`) : tell(message)
  addEventListener('error', failed, true)
  addEventListener('unhandledrejection', ({ reason }) => tell(`unhandled: ${reason}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    tell(`refused by ${violatedDirective}: ${blockedURI} ${sample}`),
  )
}
