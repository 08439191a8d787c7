// Where the first scripts of a page do not come: the page is loaded once more, and then says so (src/build/notices.ts).
// Once the site has started it says itself what is missing.
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
    if (mayReload()) {
      location.reload()
      return
    }
    for (const id of ['root', 'frame']) document.getElementById(id)?.remove()
    const notice = document.getElementById('failed')
    notice.hidden = false
    notice.querySelector('button').addEventListener('click', () => location.reload())
    page.hidden = false
  }
  addEventListener('error', ({ target }) => target.type === 'module' && fail(), true)
  addEventListener('unhandledrejection', fail)
}
