// Where the first scripts of a page do not come: they are asked for once more, and then the page says so
// (src/build/withNotices.ts). Once the site has started it says itself what is missing.
{
  const page = document.documentElement
  let isTold = false

  /** At most once a minute, as src/components/errors/RouteError.tsx counts it: never a loop. */
  const mayReload = () => {
    if (!navigator.onLine) return false
    try {
      const key = 'reloaded-for-new-release'
      if (Date.now() - Number(sessionStorage.getItem(key)) < 60000) return false
      sessionStorage.setItem(key, String(Date.now()))
      return true
    } catch {
      return false
    }
  }
  const fail = () => {
    if ('taken' in page.dataset || isTold) return
    isTold = true
    const root = document.getElementById('root')
    const notice = document.getElementById('failed')
    // The home page has much to read without its scripts: it stays, and is not loaded again under somebody's eyes.
    const staysReadable = root.dataset.page === 'home'
    if (!staysReadable && mayReload()) {
      location.reload()
      return
    }
    if (staysReadable) notice.classList.replace('failed', 'beside')
    else root.remove()
    notice.hidden = false
    notice.querySelector('button').addEventListener('click', () => location.reload())
  }
  // A script that has run is not run again; one that did not come is asked for once more, where the browser may.
  addEventListener('load', () => {
    const scripts = [...document.querySelectorAll('script[type="module"]')]
    void import(scripts.at(-1).src).catch(fail)
  })
  addEventListener('unhandledrejection', fail)
}
