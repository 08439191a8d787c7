// Before the first paint: the language, the theme, and the call for the number in the address. A file of its own: the
// Content-Security-Policy allows no inline script.
const page = document.documentElement

function stored(name) {
  try {
    return localStorage.getItem(name)
  } catch {
    // Storage may be forbidden.
    return null
  }
}

// A shared link opens in the language that was chosen on this device (src/components/LanguageSwitch.tsx). The dashboard
// has a choice for each user.
const { pathname, search, hash } = location
const isUrdu = /^\/ur(\/|$)/.test(pathname)
const language = stored('language')
const path = isUrdu ? pathname.slice(3) || '/' : pathname
const isLeaving = !path.startsWith('/admin/') && language === (isUrdu ? 'en' : 'ur')
if (isLeaving) location.replace((isUrdu ? path : '/ur' + path) + search + hash)
if (isUrdu) {
  page.lang = 'ur'
  page.dir = 'rtl'
}

const theme = stored('theme')
page.dataset.bsTheme =
  theme === 'dark' || theme === 'light' ? theme : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'

// The call leaves now; src/services/tracking.ts takes it over. This file may come after the site's own scripts,
// which have asked by then.
const number = /^\/tracking\/(\d{10})\/?$/.exec(path)?.[1]
if (number && !isLeaving && 'track' in page.dataset && !('taken' in page.dataset)) {
  const url = page.dataset.track + number
  const headers = { Accept: 'application/json, text/plain, */*' }
  const answer = fetch(url, { credentials: 'include', cache: 'no-store', headers })
  answer.catch(() => {})
  window.askedAhead = { url, answer }
}
