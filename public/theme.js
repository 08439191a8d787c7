// Sets the theme before the first paint. A file of its own: the Content-Security-Policy allows no inline script.
try {
  var stored = localStorage.getItem('theme')
} catch {
  stored = null
}
document.documentElement.dataset.bsTheme =
  stored === 'dark' || stored === 'light' ? stored : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
