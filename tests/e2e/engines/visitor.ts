import { expect } from '@playwright/test'
import type { File, Handle, Size, Tab } from './tab'

/** Soon, and then less often. */
const intervals = [25, 50, 100, 200, 400]

export const desk: Size = { width: 1366, height: 768 }
export const phone: Size = { width: 390, height: 844 }

type Name = string | RegExp
/** A regular expression in two texts, as it can be sent to a page; a text alone is meant whole. */
const sent = (name: Name) => (typeof name === 'string' ? name : { source: name.source, flags: name.flags })
type Sent = ReturnType<typeof sent>

type Role = 'button' | 'link'

interface Query {
  /** What it is: a role, a field, or a selector of its own. */
  what: string
  /** Of a button or a link its text, of a field its label. */
  name: Sent | null
  /** What it is in, as a selector: the last that is there, for what lies on top comes last. */
  inside: string
}

/** Runs in the page: the first of the elements that a person could mean. */
function found({ what, name, inside }: Query): Element | null {
  const selectors: Record<string, string> = { button: 'button', link: 'a[href]', field: 'input, select, textarea' }
  const nameOf = (element: Element) => {
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : []
    const words = (what === 'field' ? labels : [element]).map(({ textContent }) => textContent).join(' ')
    return (element.getAttribute('aria-label') ?? words).replaceAll(/\s+/g, ' ').trim()
  }
  const isMeant = (element: Element) => {
    if (name === null) return true
    return typeof name === 'string'
      ? nameOf(element) === name
      : new RegExp(name.source, name.flags).test(nameOf(element))
  }
  // A file is chosen in a control that its label stands for.
  const isOpen = (element: Element) => element.getClientRects().length > 0 || element.matches('[type="file"]')
  const place = [...document.querySelectorAll(inside)].at(-1)
  const all = [...(place?.querySelectorAll(selectors[what] ?? what) ?? [])]
  return all.find((element) => isOpen(element) && isMeant(element)) ?? null
}

/** Somebody in front of one tab: what is asked for is waited for. */
export class Visitor {
  constructor(readonly tab: Tab) {}

  async #find(query: Query): Promise<Handle> {
    let handle: Handle | null = null
    const words = `${query.what} ${JSON.stringify(query.name ?? '')}`
    await expect(async () => {
      handle = await this.tab.find(found, query)
      expect(handle, words).not.toBeNull()
    }).toPass({ intervals, timeout: 20_000 })
    if (!handle) throw new Error(words)
    return handle
  }

  /** What is drawn anew between the look and the press is looked for once more. */
  async #act(query: Query, act: (handle: Handle) => Promise<void>): Promise<void> {
    await expect(async () => act(await this.#find(query))).toPass({ intervals, timeout: 20_000 })
  }

  press(role: Role, name: Name, inside = 'body'): Promise<void> {
    return this.#act({ what: role, name: sent(name), inside }, (handle) => handle.click())
  }

  pressAt(css: string): Promise<void> {
    return this.#act({ what: css, name: null, inside: 'body' }, (handle) => handle.click())
  }

  /** By the label, or by a selector in square brackets. */
  type(field: Name, text: string, inside = 'body'): Promise<void> {
    const query: Query =
      typeof field === 'string' && field.startsWith('[')
        ? { what: field, name: null, inside }
        : { what: 'field', name: sent(field), inside }
    return this.#act(query, (handle) => handle.fill(text))
  }

  attach(css: string, file: File): Promise<void> {
    return this.#act({ what: css, name: null, inside: 'body' }, (handle) => handle.attach([file]))
  }

  /** Chooses by the words of the choice, as the browser's own list does. */
  async choose(css: string, words: string): Promise<void> {
    const choose = ([css, words]: [string, string]) => {
      const list = document.querySelector<HTMLSelectElement>(css)
      const option = [...(list?.options ?? [])].find(({ text }) => text === words)
      if (!list || !option) return false
      list.focus()
      option.selected = true
      for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }))
      return true
    }
    await expect.poll(() => this.tab.run(choose, [css, words]), { message: `${css}: ${words}`, intervals }).toBe(true)
  }

  /** Somewhere on the page, or in the last of what a selector finds, these words can be read. */
  async see(words: Name, inside = 'body'): Promise<void> {
    await this.#reads(inside, (text) => (typeof words === 'string' ? text.includes(words) : words.test(text)), words)
  }

  async seeNot(words: string, inside = 'body'): Promise<void> {
    await this.#reads(inside, (text) => !text.includes(words), `not ${words}`)
  }

  async #reads(inside: string, isSo: (text: string) => boolean, message: Name): Promise<void> {
    const text = (css: string) => [...document.querySelectorAll<HTMLElement>(css)].at(-1)?.innerText ?? ''
    let read = ''
    await expect
      .poll(async () => isSo((read = (await this.tab.run(text, inside)).replaceAll(/\s+/g, ' '))), { intervals })
      .toBe(true)
      .catch(() => expect(read, String(message)).toBe(message))
  }

  /** Until popups are gone, what is under them cannot be pressed. */
  async closed(): Promise<void> {
    await expect.poll(() => this.count('[role="dialog"]'), { message: 'popups', intervals }).toBe(0)
  }

  value(css: string): Promise<string> {
    return this.tab.run((css) => document.querySelector<HTMLInputElement>(css)?.value ?? '', css)
  }

  async holds(css: string, value: Name): Promise<void> {
    const poll = expect.poll(() => this.value(css), { message: css, intervals })
    await (typeof value === 'string' ? poll.toBe(value) : poll.toMatch(value))
  }

  /** Path and search of the address. */
  async isAt(address: Name): Promise<void> {
    const poll = expect.poll(() => this.tab.run(() => location.pathname + location.search, null), { intervals })
    await (typeof address === 'string' ? poll.toBe(address) : poll.toMatch(address))
  }

  async count(css: string): Promise<number> {
    return this.tab.run((css) => document.querySelectorAll(css).length, css)
  }

  /** On a desk and on a phone: nothing sticks out sideways, and the main heading can be read. */
  async fits(): Promise<void> {
    for (const size of [phone, desk]) {
      await this.tab.resize(size)
      const sideways = () =>
        this.tab.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth, null)
      await expect.poll(sideways, { message: `sideways at ${size.width}`, intervals }).toBeLessThanOrEqual(0)
    }
  }

  async signIn(username: string, next = '/admin/dashboard'): Promise<void> {
    await this.tab.goto(next)
    const isReady = () => document.activeElement?.matches('[role="dialog"] [name="username"]') ?? false
    // The popup takes the focus as it shows: what is typed before would follow it.
    await expect.poll(() => this.tab.run(isReady, null), { message: 'the login popup', intervals }).toBe(true)
    await this.type('[name="username"]', username, '[role="dialog"]')
    await this.type('[name="password"]', 'chenab-demo', '[role="dialog"]')
    await this.press('button', 'Login', '[role="dialog"]')
    await this.isAt(next)
  }
}
