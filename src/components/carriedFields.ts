import { CARRIED_FIELDS_KEY } from '@/browser/storageNames'
import { tabStore } from '@/browser/tabStore'

// Carries what has been typed on a page, and how far it is scrolled, over to the same page in the other language
// (product 17.2).

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** All fields but passwords and files, which must not be stored, and bookings, which are stored encrypted. */
const FIELD_SELECTOR =
  ':is(input, textarea, select)[name]:not([type=password], [type=file], [type=hidden], [readonly], :is(.cc-booking, .cc-from-file) *)'

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
const nameOf = (field: Field) => (isTicked(field) ? `${field.name}=${field.value}` : field.name)
const valueOf = (field: Field) => (isTicked(field) ? String(field.checked) : field.value)
const findFields = () => document.querySelectorAll<Field>(FIELD_SELECTOR)

/** How far a page can be scrolled down, in pixels. */
const scrollableHeight = () => document.documentElement.scrollHeight - window.innerHeight

/** Stores the fields of the page, its scroll position and its history state for the page that opens next. */
export function storeFields(): void {
  const values = Object.fromEntries([...findFields()].map((field) => [nameOf(field), valueOf(field)]))
  const carried = { values, place: window.scrollY / scrollableHeight(), state: history.state as unknown }
  tabStore.write(CARRIED_FIELDS_KEY, JSON.stringify(carried))
}

/** Whether the page is being left for its other language. */
export const areFieldsStored = (): boolean => tabStore.read(CARRIED_FIELDS_KEY) !== null

interface Carried {
  values: Record<string, string>
  /** How far the page was scrolled, as a share of how far it can be. Null on a page that cannot be scrolled. */
  place: number | null
}

/** What the previous page has stored. Restores its history state, which the router reads next. */
export function takeFields(): Carried {
  // Written by `storeFields` of the same site.
  const { state, ...carried } = JSON.parse(tabStore.read(CARRIED_FIELDS_KEY) ?? '{}') as Carried & {
    state: unknown
  }
  tabStore.write(CARRIED_FIELDS_KEY, null)
  history.replaceState(state, '')
  return carried
}

/** Milliseconds that the parts of a page may take to appear. */
const MAX_WAIT_MS = 5000

/** Fills the stored values into the fields as they appear, with the events of typing, so that forms notice. */
export function fillFields({ values, place }: Carried): void {
  // Also the empty ones: the page in the other language fills in anew what was emptied here, such as a stored phone.
  const waiting = new Map(Object.entries(values))
  const fill = () => {
    for (const field of findFields()) {
      const value = waiting.get(nameOf(field))
      if (value === undefined) continue
      waiting.delete(nameOf(field))
      if (valueOf(field) !== value) type(field, value)
    }
  }
  fill()
  const watcher = new MutationObserver(fill)
  watcher.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => watcher.disconnect(), MAX_WAIT_MS)
  if (place) stayAt(place)
}

/** Scrolls to `place` as the page grows, and again if the page itself scrolls elsewhere, until the user acts. */
function stayAt(place: number): void {
  const scroll = () => window.scrollTo({ top: place * scrollableHeight(), behavior: 'instant' })
  const watcher = new ResizeObserver(scroll)
  watcher.observe(document.body)
  window.addEventListener('scroll', scroll)
  const stop = () => {
    watcher.disconnect()
    window.removeEventListener('scroll', scroll)
  }
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(act, stop, { once: true, passive: true })
  setTimeout(stop, MAX_WAIT_MS)
}

function type(field: Field, value: string): void {
  if (isTicked(field)) {
    field.click()
    return
  }
  // React overrides `value` on the element; only the setter of the prototype lets it notice the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
