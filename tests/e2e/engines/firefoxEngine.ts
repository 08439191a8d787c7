import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { firefoxPath } from './installed.mjs'
import { ended, freePort, problemsIn } from './processes'
import type { Engine } from './tab'
import { commands, type Driven, webdriverSession } from './webdriver'

const preferences = (port: number) => ({
  'marionette.port': port,
  'ui.prefersReducedMotion': 1,
  // listening.js writes to standard output.
  'browser.dom.window.dump.enabled': true,
  'browser.startup.page': 0,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.autoDisableScopes': 0,
})

/** Installs listening.js as an extension, which runs before the page's own scripts. */
const manifest = {
  manifest_version: 3,
  name: 'Listening',
  version: '1',
  browser_specific_settings: { gecko: { id: 'listening@courier.example' } },
  content_scripts: [
    { matches: ['<all_urls>'], js: ['listening.js'], run_at: 'document_start', world: 'MAIN', all_frames: true },
  ],
}

/** Runs in Firefox's window: makes the page this large, whatever the window's own minimum. */
const RESIZE = `const { style } = gBrowser.selectedBrowser
  for (const side of ['width', 'height']) {
    for (const name of [side, 'min-' + side, 'max-' + side]) style.setProperty(name, arguments[0][side] + 'px')
  }`

/** Runs in Firefox's window: leaves one empty tab, and clears all data. */
const FORGET = `const [done] = arguments
  const fresh = gBrowser.addTrustedTab('about:blank')
  gBrowser.selectedTab = fresh
  for (const tab of gBrowser.tabs) if (tab !== fresh) gBrowser.removeTab(tab, { skipPermitUnload: true })
  Services.clearData.deleteData(Ci.nsIClearDataService.CLEAR_ALL, { onDataDeleted: () => done() })`

/**
 * Firefox by its own protocol (Marionette), as Debian's Firefox does not know the commands that Playwright sends. It
 * takes seconds to start, so it is started once.
 */
export function firefoxEngine(): Engine {
  const running = launched()
  return {
    start: async (baseURL) => {
      const { line, problems } = await running
      const inWindow = async (name: string, script: string, args: unknown[] = []) => {
        await line.ask('Marionette:SetContext', { value: 'chrome' })
        await line.ask(name, { script, args })
        await line.ask('Marionette:SetContext', { value: 'content' })
      }
      await inWindow('WebDriver:ExecuteAsyncScript', FORGET)
      const [handle] = (await line.ask('WebDriver:GetWindowHandles', {})) as string[]
      await line.ask('WebDriver:SwitchToWindow', { handle })
      problems.length = 0
      const driven: Driven = {
        send: (command, parameters = {}) => line.ask(commands[command][2], parameters),
        resize: (wanted) => inWindow('WebDriver:ExecuteScript', RESIZE, [wanted]),
        problems: () => [...problems],
        close: async () => undefined,
      }
      const session = await webdriverSession(driven, baseURL)
      await session.tab.resize({ width: 1366, height: 768 })
      return session
    },
    stop: async () => (await running).end(),
  }
}

async function launched() {
  const profile = await mkdtemp(join(tmpdir(), 'courier-firefox-'))
  const port = await freePort()
  const lines = Object.entries(preferences(port)).map((entry) => `user_pref(${JSON.stringify(entry).slice(1, -1)});`)
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const extension = join(profile, 'listening')
  await mkdir(extension)
  await cp(fileURLToPath(new URL('listening.js', import.meta.url)), join(extension, 'listening.js'))
  await writeFile(join(extension, 'manifest.json'), JSON.stringify(manifest))

  const size = ['-width', '1500', '-height', '1100']
  const browser = spawn(
    firefoxPath() ?? '',
    ['-headless', '-no-remote', '-marionette', '-remote-allow-system-access', '-profile', profile, ...size],
    { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, HOME: profile } },
  )
  const problems = problemsIn(browser.stdout)
  const line = await marionette(port).catch(async (error: unknown) => {
    await ended(browser)
    throw error
  })
  await line.ask('WebDriver:NewSession', {})
  await line.ask('Addon:Install', { path: extension, temporary: true })
  const end = async () => {
    line.close()
    await ended(browser)
    await rm(profile, { recursive: true, maxRetries: 5 })
  }
  return { line, problems, end }
}

type Answer = [type: 1, id: number, error: { error: string; message: string } | null, result: unknown]

/** Firefox takes a moment until it listens. */
async function connected(port: number): Promise<Socket> {
  const tried = () =>
    new Promise<Socket | null>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => resolve(socket)).once('error', () => resolve(null))
    })
  let socket: Socket | null = null
  await expect(async () => expect((socket = await tried())).not.toBeNull()).toPass({ intervals: [50], timeout: 30_000 })
  if (!socket) throw new Error('Firefox does not listen')
  return socket
}

/** Each message is its length in bytes, a colon, and JSON. */
async function marionette(port: number) {
  const socket = await connected(port)
  const waiting = new Map<unknown, (answer: Answer) => void>()
  let heard = Buffer.alloc(0)
  let asked = 0
  socket.on('error', () => socket.destroy())
  socket.on('data', (data) => {
    heard = Buffer.concat([heard, data])
    for (let colon = heard.indexOf(':'); colon >= 0; colon = heard.indexOf(':')) {
      const end = colon + 1 + Number(heard.subarray(0, colon).toString())
      if (heard.length < end) return
      const message: unknown = JSON.parse(heard.subarray(colon + 1, end).toString())
      heard = heard.subarray(end)
      // The first message is a greeting.
      if (Array.isArray(message)) waiting.get(message[1])?.(message as Answer)
    }
  })
  return {
    ask: async (name: string, parameters: object): Promise<unknown> => {
      const id = (asked += 1)
      const text = JSON.stringify([0, id, name, parameters])
      const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
      socket.write(`${Buffer.byteLength(text)}:${text}`)
      const [, , error, result] = await answered
      waiting.delete(id)
      if (error) throw new Error(`${name}: ${error.error}: ${error.message}`)
      return typeof result === 'object' && result !== null && 'value' in result ? result.value : result
    },
    close: () => socket.destroy(),
  }
}
