// Before the first paint: the theme, whether what stands in the page is meant for its address, and the call for the number
// in it. A file of its own: the Content-Security-Policy allows no inline script.
const page = document.documentElement
const { dataset } = page

function stored(name) {
  try {
    return localStorage.getItem(name)
  } catch {
    // Storage may be forbidden.
    return null
  }
}
const theme = stored('theme')
dataset.bsTheme =
  theme === 'dark' || theme === 'light' ? theme : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'

// This file may come after the site's own scripts: what they have begun is theirs.
const isTaken = 'taken' in dataset

// The call for the number leaves now; src/services/http/askedAhead.ts takes it over.
const number = /^\/tracking\/(\d{10})\/?$/.exec(location.pathname)?.[1]
if (number && 'track' in dataset && !isTaken) {
  const url = dataset.track + number
  const headers = { Accept: 'application/json, text/plain, */*' }
  const answer = fetch(url, { credentials: 'include', cache: 'no-store', headers })
  answer.catch(() => {})
  window.askedAhead = { url, answer }
  // Shown where the number will stand.
  page.style.setProperty('--cc-asked', `"${number}"`)
}
// What follows the numbers of this device shows when they are known (src/main.tsx).
if (stored('recent-tracking-numbers')) dataset.recent = ''

// Hosts answer many addresses with one file. What stands in it and is meant for another address stays hidden until the
// site has drawn the page that was asked for. A step of the page that the tab's history remembers is not what stands.
const isFor = (pattern) => new RegExp(pattern).test(location.pathname + location.search) && !history.state?.usr
// A browser that is too old is told so in the page itself (src/build/notices.ts): nothing of it is hidden.
if (!isTaken && CSS.supports('aspect-ratio:1')) {
  if (!isFor(dataset.stands ?? '^/(\\?|$)')) hide()
  else if (dataset.styles) dress()
}

// The file may hold the content for a second address.
function hide() {
  page.hidden = true
  const swap = () => {
    const other = document.querySelector('template[data-stands]')
    if (other && isFor(other.dataset.stands) && !('taken' in dataset)) {
      document.getElementById('main').replaceChildren(other.content)
      dataset.stands = other.dataset.stands
      page.hidden = false
    }
    return other
  }
  if (swap()) return
  const parsed = new MutationObserver(() => swap() && parsed.disconnect())
  parsed.observe(document, { childList: true, subtree: true })
  addEventListener('load', () => parsed.disconnect())
}

// The dashboard's outline needs styles that no visitor does.
function dress() {
  page.hidden = true
  if (stored('sidebar-collapsed') === 'true') page.classList.add('slim')
  const loads = dataset.styles.split(' ').map((href) => {
    const link = document.createElement('link')
    return new Promise((onload, onerror) => {
      Object.assign(link, { rel: 'stylesheet', href, crossOrigin: '', onload, onerror })
      document.head.append(link)
    })
  })
  Promise.all(loads)
    .then(() => {
      if ('taken' in dataset) return
      dataset.dressed = ''
      page.hidden = false
    })
    .catch(() => {})
}

// A page that stands without its scripts may have them wait until it has been painted: a phone's line is slow.
function start() {
  const template = document.getElementById('start')
  if (!template) return
  template.remove()
  document.head.append(template.content)
}
requestAnimationFrame(() => setTimeout(start))
// A page in a tab behind is not painted.
setTimeout(start, 3000)

// A button that is pressed before the scripts have come is marked; src/main.tsx presses it again when it works.
function mark(event) {
  document.querySelector('[data-pressed-early]')?.removeAttribute('data-pressed-early')
  event.target.closest('button[type="button"], form[method="dialog"] button')?.setAttribute('data-pressed-early', '')
}
if (!isTaken) {
  addEventListener('click', mark, true)
  addEventListener('hydrating', () => removeEventListener('click', mark, true))
}
