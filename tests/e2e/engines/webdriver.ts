import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { File, Handle, Session, Size, Tab } from './tab'

/** The commands, by their WebDriver addresses and by Firefox's names. */
export const commands = {
  timeouts: ['POST', '/timeouts', 'WebDriver:SetTimeouts'],
  window: ['GET', '/window', 'WebDriver:GetWindowHandle'],
  windows: ['GET', '/window/handles', 'WebDriver:GetWindowHandles'],
  newWindow: ['POST', '/window/new', 'WebDriver:NewWindow'],
  switchTo: ['POST', '/window', 'WebDriver:SwitchToWindow'],
  url: ['POST', '/url', 'WebDriver:Navigate'],
  refresh: ['POST', '/refresh', 'WebDriver:Refresh'],
  back: ['POST', '/back', 'WebDriver:Back'],
  script: ['POST', '/execute/async', 'WebDriver:ExecuteAsyncScript'],
  click: ['POST', '/element/{id}/click', 'WebDriver:ElementClick'],
  picture: ['GET', '/screenshot', 'WebDriver:TakeScreenshot'],
  keys: ['POST', '/element/{id}/value', 'WebDriver:ElementSendKeys'],
} as const

export interface Driven {
  send: (command: keyof typeof commands, parameters?: Record<string, unknown>) => Promise<unknown>
  resize: (size: Size) => Promise<void>
  problems: () => string[]
  close: () => Promise<void>
}

/** The key of an element reference in WebDriver's answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
type Reference = Record<typeof ELEMENT, string>

/** For one command, as in playwright.config.ts. */
export const COMMAND_TIMEOUT_MS = 30_000

const BACKSPACE = '\ue003'

/** A session in a browser that speaks WebDriver, by whatever protocol. */
export async function webdriverSession(driven: Driven, baseURL: string): Promise<Session> {
  const { send } = driven
  const files = await mkdtemp(join(tmpdir(), 'courier-files-'))
  const known = new Set<string>()
  /** The handle of the current window, as WebDriver has only one at a time. */
  let current = ''

  const tabOf = (handle: string): Tab => {
    known.add(handle)
    const here: Driven['send'] = async (command, parameters) => {
      if (current !== handle) await send('switchTo', { handle })
      current = handle
      return send(command, parameters)
    }
    const run = async (script: string, argument: unknown) => {
      const answer = await here('script', {
        script: `const done = arguments[1]
          Promise.resolve(arguments[0]).then(${script}).then((value) => done([value ?? null]), (error) => done(String(error)))`,
        args: [argument ?? null],
      })
      if (typeof answer === 'string') throw new Error(answer)
      return (answer as [unknown])[0]
    }
    return {
      goto: async (path) => void (await here('url', { url: new URL(path, baseURL).href })),
      reload: async () => void (await here('refresh')),
      back: async () => void (await here('back')),
      // The function's result comes back as JSON.
      run: (script, argument) => run(String(script), argument) as never,
      find: async (script, argument) => {
        const found = (await run(String(script), argument)) as Reference | null
        return found && handleOf(found, run, here)
      },
      resize: async (size) => {
        await here('window')
        await driven.resize(size)
        await expect.poll(() => run('() => [innerWidth, innerHeight]', null)).toEqual([size.width, size.height])
      },
      picture: async () => Buffer.from(String(await here('picture')), 'base64'),
    }
  }

  const handleOf = (element: Reference, run: Run, here: Driven['send']): Handle => {
    const id = element[ELEMENT]
    return {
      click: async () => {
        await run(`(element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })`, element)
        await here('click', { id })
      },
      fill: async (text) => {
        await run('(element) => (element.focus(), element.select())', element)
        await here('keys', { id, text: text === '' ? BACKSPACE : text })
      },
      attach: async (chosen) => {
        const paths = await Promise.all(chosen.map((file) => saved(file)))
        await here('keys', { id, text: paths.join('\n') })
      },
    }
  }

  const saved = async ({ name, buffer }: File) => {
    const path = join(files, name)
    await writeFile(path, buffer)
    return path
  }

  await send('timeouts', { script: COMMAND_TIMEOUT_MS, pageLoad: COMMAND_TIMEOUT_MS, implicit: 0 })
  return {
    tab: tabOf(String(await send('window'))),
    newTab: async () => tabOf(((await send('newWindow', { type: 'tab' })) as { handle: string }).handle),
    opened: async () => {
      const unknown = async () => ((await send('windows')) as string[]).find((handle) => !known.has(handle)) ?? ''
      await expect.poll(unknown).not.toBe('')
      return tabOf(await unknown())
    },
    problems: driven.problems,
    close: async () => {
      await driven.close()
      await rm(files, { recursive: true })
    },
  }
}

type Run = (script: string, argument: unknown) => Promise<unknown>
