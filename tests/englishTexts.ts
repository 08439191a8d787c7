import { company } from '../src/company'

/**
 * The texts in Latin letters that a part of a page shows to people and screen readers, except data and papers. Also
 * runs in the browser tests, so it uses nothing from outside the function.
 *
 * @param from an element, or a text node in it
 */
export function latinTexts(from: Node): string[] {
  // Countries and services keep the backend's names.
  const data =
    'script, style, noscript, address, bdi, kbd, b[dir=ltr], [translate=no], [lang=en], [dir=auto], .clamped, [name$=service] option'
  const isData = (element: Element | null) =>
    element?.closest(data) ??
    (element instanceof HTMLOptionElement && element.value !== '' && element.text.startsWith(element.value))
  const said: string[] = []
  const words = document.createTreeWalker(from, NodeFilter.SHOW_TEXT)
  do {
    const { parentElement, nodeType, nodeValue } = words.currentNode
    if (nodeType === Node.TEXT_NODE && !isData(parentElement)) said.push(nodeValue ?? '')
  } while (words.nextNode())
  const elements = from instanceof Element ? [from, ...from.querySelectorAll('*')] : []
  for (const element of elements) {
    if (isData(element)) continue
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) said.push(element.getAttribute(name) ?? '')
    if (element.matches('meta[name=description]')) said.push(element.getAttribute('content') ?? '')
  }
  return said.filter((text) => /[a-z]{2}/i.test(text))
}

const { towns, partners, services } = company
const names = [
  ...towns.map(({ en }) => en),
  ...partners,
  ...services.map(({ name }) => name),
  'Jhelum',
  'Ravi',
  'Sutlej',
]

/** What Urdu pages may have in Latin letters: isolated data, addresses, names, codes, units, keys. */
const LATIN = new RegExp(
  [
    String.raw`[\u2066\u2068][^\u2069]*\u2069|https:|[\w.]+@?[\w.]+\.example`,
    `Chenab( Courier & Cargo)?|Courier & Cargo|English|WhatsApp|Chrome|Edge|Firefox|Safari|${names.join('|')}`,
    String.raw`\b(AM|PM|GMT|kg|cm|MB|COD|GST|CNIC|NTN|WPX|DOX|CSV|PDF|JPG|PNG|OTP|Rs|US|KB|Alt|Enter)\b`,
  ].join('|'),
  'g',
)

/** The texts that contain English, beyond what Urdu pages may have in Latin letters. */
export const english = (texts: Iterable<string>): string[] =>
  [...new Set(texts)].filter((text) => /[a-z]{2}/i.test(text.replaceAll(LATIN, '')))
