import { expect } from '@playwright/test'
import type { File, Handle, Size, Tab } from './tab'

/** Pauses between attempts in milliseconds: short at first. */
const intervals = [25, 50, 100, 200, 400]

export const desktop: Size = { width: 1366, height: 768 }
export const phone: Size = { width: 390, height: 844 }

type Name = string | RegExp
/** A name that can be sent to a page: a text that must match as a whole, or the parts of a regular expression. */
const sent = (name: Name) => (typeof name === 'string' ? name : { source: name.source, flags: name.flags })
type Sent = ReturnType<typeof sent>

type Role = 'button' | 'link'

interface Query {
  /** A role, `field`, or a selector. */
  what: string
  /** The text of a button or link, or the label of a field. */
  name: Sent | null
  /** The selector of the container; of several, the last is meant, as what is on top comes last. */
  inside: string
}

/** Runs in the page: finds the first element that a person could mean. */
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
  // A file input is used through its label, and so may be hidden.
  const isOpen = (element: Element) => element.getClientRects().length > 0 || element.matches('[type="file"]')
  const place = [...document.querySelectorAll(inside)].at(-1)
  const all = [...(place?.querySelectorAll(selectors[what] ?? what) ?? [])]
  return all.find((element) => isOpen(element) && isMeant(element)) ?? null
}

/** Uses one tab as a person would, and waits for what is to be used or seen. */
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

  /** Repeats an action whose element was rendered anew after it was found. */
  async #act(query: Query, act: (handle: Handle) => Promise<void>): Promise<void> {
    await expect(async () => act(await this.#find(query))).toPass({ intervals, timeout: 20_000 })
  }

  press(role: Role, name: Name, inside = 'body'): Promise<void> {
    return this.#act({ what: role, name: sent(name), inside }, (handle) => handle.click())
  }

  pressAt(css: string): Promise<void> {
    return this.#act({ what: css, name: null, inside: 'body' }, (handle) => handle.click())
  }

  /** @param name the label of the field, or a selector in square brackets */
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

  /** Chooses an option by its text, as in the browser's own list. */
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

  /** Waits until these words are visible on the page, or in the last element of a selector. */
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

  /** Waits until popups have closed, as nothing under them can be pressed. */
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

  /** Waits for the path and search of the address. */
  async isAt(address: Name): Promise<void> {
    const poll = expect.poll(() => this.tab.run(() => location.pathname + location.search, null), { intervals })
    await (typeof address === 'string' ? poll.toBe(address) : poll.toMatch(address))
  }

  async count(css: string): Promise<number> {
    return this.tab.run((css) => document.querySelectorAll(css).length, css)
  }

  /** Expects no horizontal overflow, on desktop and phone. */
  async fits(): Promise<void> {
    for (const size of [phone, desktop]) {
      await this.tab.resize(size)
      const sideways = () =>
        this.tab.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth, null)
      await expect.poll(sideways, { message: `sideways at ${size.width}`, intervals }).toBeLessThanOrEqual(0)
    }
  }

  async signIn(username: string, next = '/admin/dashboard'): Promise<void> {
    await this.tab.goto(next)
    const isReady = () => document.activeElement?.matches('[role="dialog"] [name="username"]') ?? false
    // Typed earlier, letters would be lost: the popup takes the focus when it appears.
    await expect.poll(() => this.tab.run(isReady, null), { message: 'the login popup', intervals }).toBe(true)
    await this.type('[name="username"]', username, '[role="dialog"]')
    await this.type('[name="password"]', 'chenab-demo', '[role="dialog"]')
    await this.press('button', 'Login', '[role="dialog"]')
    await this.isAt(next)
  }
}
