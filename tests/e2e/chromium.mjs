// Finds Chromium, Firefox and WebKit for the browser tests, poppler for those of papers, fonts, and nginx and Caddy
// for those of the files for hosts; on Debian as root it installs them. Prints nothing if all are found.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { engines } from './engines/installed.mjs'

const known = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path at which the tests of papers look for it. */
const PDFTOTEXT = '/usr/bin/pdftotext'
/** Fonts of the usual width: with Debian's default, which is wide, lines break elsewhere. */
const FONTS = '/usr/share/fonts/truetype/liberation'

/** The servers for whose files there are tests (realServers.spec.ts). */
const servers = { nginx: '/usr/sbin/nginx', caddy: '/usr/bin/caddy' }
const missingEngines = () => Object.values(engines).filter(({ isThere }) => !isThere())
const missingServers = () => Object.keys(servers).filter((name) => !existsSync(servers[name]))

/** Chromium without a user interface, with which the tests take two thirds of the time. */
const SHELL = '/usr/bin/chromium-headless-shell'
const first = (paths) => paths.find((path) => path && existsSync(path))

export const chromiumPath = () => first([process.env.CHROMIUM_PATH, SHELL, ...known])
/** For measuring, as the headless shell draws frames differently from people's browsers. */
export const wholeChromiumPath = () => first([...known, SHELL])

function installTools(packages) {
  const options = { stdio: ['ignore', 'ignore', 'inherit'] }
  execFileSync('apt-get', ['update', '-qq'], options)
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const missing = [
    ...(chromiumPath() ? [] : ['chromium-headless-shell']),
    ...(existsSync(PDFTOTEXT) ? [] : ['poppler-utils']),
    ...(existsSync('/usr/bin/apt-get') && !existsSync(FONTS) ? ['fonts-liberation'] : []),
    ...missingServers(),
    ...missingEngines().flatMap(({ packages }) => packages),
  ]
  const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (missing.length > 0 && canInstall) installTools(missing)
  if (canInstall && !process.env.CHROMIUM_PATH && !existsSync(SHELL)) {
    try {
      installTools([basename(SHELL)])
    } catch {
      console.warn('The browser tests take longer in a whole Chromium than in Debian’s chromium-headless-shell.')
    }
  }
  if (!chromiumPath()) {
    console.error(
      'The browser tests need Chromium: install Debian’s packages chromium-headless-shell and poppler-utils, or set CHROMIUM_PATH.',
    )
    process.exit(1)
  }
  for (const { name, packages } of missingEngines()) {
    console.warn(`The journeys are not travelled in ${name}: install Debian’s packages ${packages.join(', ')}.`)
  }
  // In continuous integration nobody reads the line above.
  if (process.env.CI && missingEngines().length > 0) process.exit(1)
  if (missingServers().length > 0) {
    console.warn(`The files for hosts are not tried in ${missingServers().join(' and ')}: install Debian’s packages.`)
  }
  if (!existsSync(PDFTOTEXT)) {
    console.warn(
      'The tests of the papers are skipped: they read PDF with pdftotext, of Debian’s package poppler-utils.',
    )
  }
}
