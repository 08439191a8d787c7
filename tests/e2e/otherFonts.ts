import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import { chromiumPath } from './chromium.mjs'

/** The folder of Debian's fonts-liberation, which `npm test` installs if it may. */
const LIBERATION = '/usr/share/fonts/truetype/liberation'
/** Only on Linux does Fontconfig choose the fonts. */
export const hasOtherFonts = existsSync(LIBERATION)

/** A Fontconfig file that replaces every font by this one. */
const onlyFont = (family: string, folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${LIBERATION}</dir>
  <cachedir>${folder}</cachedir>
  <match target="pattern">
    <edit name="family" mode="assign" binding="strong"><string>${family}</string></edit>
  </match>
</fontconfig>
`

export interface OtherComputer {
  /** Its only font, from Debian's fonts-liberation; undefined: the fonts of this computer. */
  font?: string
  /** The browser's minimum font size in pixels. */
  smallestType?: number
}

/** Runs a job in a browser of a computer with other fonts or settings. */
export async function onAnotherComputer<Result>(
  { font, smallestType }: OtherComputer,
  job: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
  const config = join(folder, 'fonts.conf')
  if (font !== undefined) writeFileSync(config, onlyFont(font, folder))
  const browser = await chromium.launch({
    executablePath: chromiumPath() ?? '',
    args: smallestType === undefined ? [] : [`--blink-settings=minimumFontSize=${smallestType}`],
    env: { ...process.env, ...(font === undefined ? {} : { FONTCONFIG_FILE: config }) },
  })
  try {
    return await job(browser)
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The options of playwright.config.ts for pages. */
export const ownContext = (baseURL: string | undefined): BrowserContextOptions => ({
  ...(baseURL === undefined ? {} : { baseURL }),
  viewport: { width: 1366, height: 768 },
  serviceWorkers: 'block',
  reducedMotion: 'reduce',
})
