// Before the first paint: the theme, and the call for the number in the address. A file of its own: the
// Content-Security-Policy allows no inline script.
const page = document.documentElement

function storedTheme() {
  try {
    return localStorage.getItem('theme')
  } catch {
    // Storage may be forbidden.
    return null
  }
}
const theme = storedTheme()
page.dataset.bsTheme =
  theme === 'dark' || theme === 'light' ? theme : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'

// The call leaves now; src/services/tracking.ts takes it over. This file may come after the site's own scripts,
// which have asked by then.
const number = /^\/tracking\/(\d{10})\/?$/.exec(location.pathname)?.[1]
if (number && 'track' in page.dataset && !('taken' in page.dataset)) {
  const url = page.dataset.track + number
  const headers = { Accept: 'application/json, text/plain, */*' }
  const answer = fetch(url, { credentials: 'include', cache: 'no-store', headers })
  answer.catch(() => {})
  window.askedAhead = { url, answer }
}
