import { tabStore } from '@/browser/tabStore'

/** What has been typed on a page goes along to the same page in the other language (product 17.2). */

/** src/main.tsx looks for it. The prefix is that of everything the dashboard keeps: it goes on logging out. */
export const CARRIED_FIELDS = 'dashboard:carried-fields'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** All that people fill in. Never passwords, which no storage may hold, files, or bookings, which are kept encrypted. */
const FIELDS =
  ':is(input, textarea, select)[name]:not([type=password], [type=file], [type=hidden], [readonly], :is(.cc-booking, .cc-from-file) *)'

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
const nameOf = (field: Field) => (isTicked(field) ? `${field.name}=${field.value}` : field.name)
const valueOf = (field: Field) => (isTicked(field) ? String(field.checked) : field.value)
const fields = () => document.querySelectorAll<Field>(FIELDS)

/** Keeps the fields of the page, and the state of its entry in the history, for the page that opens next in this tab. */
export function keepFields(): void {
  const values = Object.fromEntries([...fields()].map((field) => [nameOf(field), valueOf(field)]))
  tabStore.write(CARRIED_FIELDS, JSON.stringify({ values, state: history.state as unknown }))
}

/** Whether the page is being left for its other language. */
export const areFieldsKept = (): boolean => tabStore.read(CARRIED_FIELDS) !== null

/** What the page before has kept. Gives its state to the entry of the history, which the router reads next. */
export function takeFields(): Record<string, string> {
  // Written by `keepFields` of the same site.
  const { values, state } = JSON.parse(tabStore.read(CARRIED_FIELDS) ?? '{}') as {
    values: Record<string, string>
    state: unknown
  }
  tabStore.write(CARRIED_FIELDS, null)
  history.replaceState(state, '')
  return values
}

/** How long the parts of a page may take to appear, in milliseconds. */
const WAIT = 5000

/** Types the kept values into the fields as they appear, as people do: forms hear it. */
export function fillFields(values: Readonly<Record<string, string>>): void {
  const waiting = new Map(Object.entries(values).filter(([, value]) => value !== ''))
  const fill = () => {
    for (const field of fields()) {
      const value = waiting.get(nameOf(field))
      if (value === undefined) continue
      waiting.delete(nameOf(field))
      if (valueOf(field) !== value) type(field, value)
    }
  }
  fill()
  const watcher = new MutationObserver(fill)
  watcher.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => watcher.disconnect(), WAIT)
}

function type(field: Field, value: string): void {
  if (isTicked(field)) {
    field.click()
    return
  }
  // React hides the value that it sets itself, not that of the prototype.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
