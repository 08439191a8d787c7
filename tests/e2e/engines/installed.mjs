// Where the engines other than Chromium are, and which Debian packages have them.
import { existsSync } from 'node:fs'

const first = (paths) => paths.find((path) => path && existsSync(path))

const firefoxes = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]
export const firefoxPath = () => first(firefoxes)

/** Its driver, a display for it, and what runs its window (webkitWindow.mjs). */
export const webkit = { driver: '/usr/bin/WebKitWebDriver', display: '/usr/bin/Xvfb', window: '/usr/bin/gjs' }
const hasWebKit = () => Object.values(webkit).every((path) => existsSync(path))

/** By the name of their project in playwright.config.ts. */
export const engines = {
  firefox: { name: 'Firefox', isThere: () => firefoxPath() !== undefined, packages: ['firefox-esr'] },
  webkit: {
    name: 'WebKit',
    isThere: hasWebKit,
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'gjs', 'xvfb'],
  },
}
