import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { webkit } from './installed.mjs'
import { ended, freePort, hiddenDisplay, problemsIn } from './processes'
import type { Engine } from './tab'
import { commands, type Driven, COMMAND_TIMEOUT_MS, webdriverSession } from './webdriver'

const [window, listening] = ['webkitWindow.mjs', 'listening.js'].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
)

/** Debian's WebKit, on its own virtual display. */
export async function webkitEngine(): Promise<Engine> {
  const display = await hiddenDisplay(webkit.display)
  const port = await freePort()
  const driver = spawn(webkit.driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      // The display has no graphics card.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const problems = problemsIn(driver.stdout)

  const ask = async (method: string, path: string, body: object = {}): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
      // The driver would wait forever for a browser that hangs.
      signal: AbortSignal.timeout(2 * COMMAND_TIMEOUT_MS),
    })
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`)
    return value
  }
  await expect.poll(() => ask('GET', '/status').then(Boolean, () => false)).toBe(true)

  return {
    start: async (baseURL) => {
      problems.length = 0
      const browser = { binary: webkit.window, args: ['-m', window, listening] }
      const { sessionId } = (await ask('POST', '/session', {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browser } },
      })) as { sessionId: string }
      const session = `/session/${sessionId}`
      const driven: Driven = {
        send: (command, { id, ...parameters } = {}) => {
          const [method, path] = commands[command]
          return ask(method, session + path.replace('{id}', String(id)), parameters)
        },
        resize: async (size) => void (await ask('POST', `${session}/window/rect`, size)),
        problems: () => [...problems],
        close: async () => void (await ask('DELETE', session)),
      }
      return webdriverSession(driven, baseURL)
    },
    stop: async () => {
      await ended(driver)
      await ended(display.process)
    },
  }
}
