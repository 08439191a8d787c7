// Before the first paint the theme is set. A file of its own: the Content-Security-Policy allows no inline script.
let stored = null
try {
  stored = localStorage.getItem('theme')
} catch {
  // Storage may be forbidden.
}
document.documentElement.dataset.bsTheme =
  stored === 'dark' || stored === 'light' ? stored : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'

// This file may come after the site's own scripts: what they have begun is theirs.
const isTaken = 'taken' in document.documentElement.dataset

// Many hosts answer every address with the home page's file. Elsewhere it stays hidden until the site has drawn the page
// that was asked for.
if (location.pathname !== '/' && !isTaken) document.documentElement.hidden = true

// The home page stands without its scripts, and a phone's line is slow: they are asked for when it has been painted.
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
  addEventListener('hydrating', () => removeEventListener('click', mark, true), { once: true })
}
