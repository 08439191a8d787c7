import { createContext, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useReactToPrint } from 'react-to-print'
import { useListener } from '@/browser/useListener'
import { t } from '@/texts/t'
import type { PaperSize, PrintJob } from '../choices/printChoices'
import { magnifyWhereNeeded } from './magnifyWhereNeeded'
import { printWithTitle } from './printWithTitle'

/** An incomplete paper is never printed as if it were complete. */
export type Readiness =
  | { kind: 'settling' }
  | { kind: 'ready' }
  | { kind: 'incomplete'; missing: string[]; canDoWithout: boolean }
  /** A bill whose barcode cannot be drawn is not printed at all. */
  | { kind: 'unprintable' }
  | { kind: 'empty' }

/** True if papers may be printed without pictures that failed to load; each paper says so in their place. */
export const PicturesLeftOut = createContext(false)

/** @param subject what the sheets show, and which attempt this is; a new object starts a new wait */
export function usePrintReady(sheets: RefObject<HTMLElement | null>, subject: object, isLaidOut: boolean): Readiness {
  const [arrivals, setArrivals] = useState(0)
  const awaited = useMemo(() => ({ subject, arrivals }), [subject, arrivals])
  const found = useFound(sheets, awaited, readinessOf)
  useEffect(() => {
    const root = sheets.current
    if (!root || found?.kind !== 'incomplete') return undefined
    // A picture that loads after it was said to be missing completes the papers. Its event does not bubble.
    const onLoad = () => setArrivals((last) => last + 1)
    root.addEventListener('load', onLoad, true)
    return () => root.removeEventListener('load', onLoad, true)
  }, [sheets, found])
  return (isLaidOut ? found : null) ?? { kind: 'settling' }
}

/** Waits for the papers' fonts, on which widths and heights depend. @param measure define it outside the component */
export function useSheetLayouts<Layout>(
  sheets: RefObject<HTMLElement | null>,
  subject: object,
  selector: string,
  measure: (element: Element) => Layout,
): Layout[] | null {
  const find = useCallback(
    async (root: HTMLElement) => {
      magnifyWhereNeeded(root)
      await missingFonts(document, root)
      return [...root.querySelectorAll(selector)].map(measure)
    },
    [selector, measure],
  )
  return useFound(sheets, subject, find)
}

/** What `find` finds in the sheets that show `subject`; null until then, and again as soon as `subject` changes. */
function useFound<Found>(
  sheets: RefObject<HTMLElement | null>,
  subject: object,
  find: (sheets: HTMLElement) => Promise<Found>,
): Found | null {
  const [last, setLast] = useState<{ subject: object; found: Found } | null>(null)
  useEffect(() => {
    let isCurrent = true
    if (sheets.current) {
      void find(sheets.current).then((found) => {
        if (isCurrent) setLast({ subject, found })
      })
    }
    return () => {
      isCurrent = false
    }
  }, [sheets, subject, find])
  return last?.subject === subject ? last.found : null
}

/** The fonts of paperType.css, as the Font Loading API names them. `name` is for people; `letter`: one that it has. */
const fonts = [
  { family: 'Noto Nastaliq Urdu', weights: [400], name: 'print.urduFont', letter: 'ش' },
  { family: 'Source Sans 3', weights: [400, 700], name: 'print.latinFont', letter: 'A' },
] as const
/** Milliseconds after which an image with an address that has not loaded counts as failed. */
const PICTURE_TIMEOUT_MS = 20_000
/** Milliseconds between two checks of an image. */
const CHECK_INTERVAL_MS = 1000

async function readinessOf(sheets: HTMLElement): Promise<Readiness> {
  const missing = await missingFrom(sheets)
  if (!sheets.querySelector('.cc-sheet')) return { kind: 'empty' }
  const isCoded = [...sheets.querySelectorAll('.p-code')].every((code) => code.querySelector('.p-bars svg g rect'))
  if (!isCoded) return { kind: 'unprintable' }
  if (missing.length === 0) return { kind: 'ready' }
  // A paper can be printed without its pictures, if it says so; but not without its fonts.
  return { kind: 'incomplete', missing, canDoWithout: !fonts.some(({ name }) => missing.includes(t(name))) }
}

/** @returns the distinct names of what failed to load; empty when the paper is complete */
async function missingFrom(sheets: HTMLElement): Promise<string[]> {
  const areLoaded = new Map<HTMLImageElement, boolean>()
  const imagesNow = () => [...sheets.querySelectorAll('img')]
  // While others are awaited, a picture that was late may load, in another image element.
  for (let images = imagesNow(); images.length > 0; images = imagesNow().filter((image) => !areLoaded.has(image))) {
    await Promise.all(images.map(async (image) => areLoaded.set(image, await isLoaded(image))))
  }
  const letters = await missingFonts(sheets.ownerDocument, sheets)
  // A failed image is replaced by a text with `data-missing`: look for such texts, and for images not yet replaced.
  const failed = [...sheets.querySelectorAll('[data-missing]')].map((text) =>
    nameOf(text, text.getAttribute('data-missing') ?? ''),
  )
  const images = imagesNow().filter((image) => areLoaded.get(image) === false)
  return [
    ...new Set([...letters, ...failed, ...images.map((image) => nameOf(image, image.dataset['part'] ?? image.alt))]),
  ]
}

function nameOf(element: Element, part: string): string {
  const number = element.closest('[data-number]')?.getAttribute('data-number')
  return number ? t('print.partOf', { part, number }) : part
}

/** An image without an address yet is still fetched, byte by byte, and fails by itself (papers/cardPictures.ts). */
function isLoaded(image: HTMLImageElement): Promise<boolean> {
  if (image.complete && image.getAttribute('src')) return Promise.resolve(image.naturalWidth > 0)
  return new Promise((resolve) => {
    let waited = 0
    const timer = setInterval(() => {
      if (image.getAttribute('src')) waited += CHECK_INTERVAL_MS
      if (waited >= PICTURE_TIMEOUT_MS || !image.isConnected) end(false)
    }, CHECK_INTERVAL_MS)
    const end = (hasLoaded: boolean) => {
      clearInterval(timer)
      resolve(hasLoaded)
    }
    image.addEventListener('load', () => end(true))
    image.addEventListener('error', () => end(false))
  })
}

/**
 * Loads the fonts explicitly, with all letters that the sheets have: nothing on the page may use them yet. What the
 * browser cannot tell counts as loaded.
 *
 * @returns the names of those that failed to load
 */
async function missingFonts(page: Document, sheets: Element): Promise<string[]> {
  // Test environments without layout have no font set.
  const set = page.fonts as FontFaceSet | undefined
  if (!set) return []
  const text = sheets.textContent
  const missing = fonts.map(async ({ family, weights, name, letter }) => {
    const loading = weights.map((weight) => set.load(`${weight} 8pt "${family}"`, letter + text))
    const faces = await Promise.all(loading).catch(() => [[]])
    return faces.every(({ length }) => length > 0) ? [] : t(name)
  })
  const names = (await Promise.all(missing)).flat()
  await set.ready
  return names
}

/** Browsers do not retry a failed font face, so its rule is deleted and inserted again as a new one. */
export function renewFonts(): void {
  for (const sheet of document.styleSheets) {
    for (const [index, rule] of [...sheet.cssRules].entries()) {
      if (!(rule instanceof CSSFontFaceRule)) continue
      const family = rule.style.getPropertyValue('font-family')
      if (!fonts.some((font) => family.includes(font.family))) continue
      const text = rule.cssText
      sheet.deleteRule(index)
      sheet.insertRule(text, index)
    }
  }
}

/**
 * One job at a time, since a printer holds one kind of paper; the browser's own command prints the next one as well.
 *
 * @param titleOf browsers suggest the document's title as the file name
 * @param onStart updates the sheets before they are copied or printed
 */
export function usePrinting(
  sheets: RefObject<HTMLElement | null>,
  jobs: readonly PrintJob[],
  titleOf: (job: PrintJob) => string,
  onStart: () => void,
) {
  const job = useRef<PrintJob>(undefined)
  const [printed, setPrinted] = useState<PaperSize>()
  const [run, setRun] = useState<{ isPreparing: boolean; error: string | null }>({ isPreparing: false, error: null })
  const next = jobs[(jobs.findIndex(({ size }) => size === printed) + 1) % jobs.length] ?? null
  const start = useReactToPrint({
    contentRef: sheets,
    // The style sheet has its own @page rule, and the Content-Security-Policy allows no inline style.
    pageStyle: '',
    // Otherwise the library would remove the copy while phones still need it.
    preserveAfterPrint: true,
    suppressErrors: true,
    onBeforePrint: async () => onStart(),
    print: async (frame) => job.current && printCopy(frame, titleOf(job.current), job.current.size),
    onAfterPrint: () => {
      setPrinted(job.current?.size)
      setRun({ isPreparing: false, error: null })
    },
    onPrintError: (_, { message }) => {
      removeCopy()
      setRun({ isPreparing: false, error: message })
    },
  })
  useEffect(() => removeCopy, [])
  useEffect(() => {
    if (sheets.current) markJob(sheets.current, next?.size)
  })

  useListener('beforeprint', () => {
    const ownTitle = document.title
    onStart()
    if (next) document.title = titleOf(next)
    const finish = () => {
      document.title = ownTitle
      // The next command prints the next job, as the button does.
      if (next) setPrinted(next.size)
    }
    window.addEventListener('afterprint', finish, { once: true })
  })

  const print = (asked: PrintJob) => {
    job.current = asked
    setRun({ isPreparing: true, error: null })
    start()
  }
  /** `next`: the job after the one printed last; null if there is none at all. */
  return { ...run, next, print }
}

/** Sheets of other sizes are not printed, and no empty page follows the last one. */
function markJob(root: ParentNode, size: PaperSize | undefined): void {
  const sheets = [...root.querySelectorAll<HTMLElement>('.cc-sheet')]
  const last = sheets.filter((sheet) => sheet.dataset['size'] === size).at(-1)
  for (const sheet of sheets) {
    sheet.toggleAttribute('data-later', sheet.dataset['size'] !== size)
    sheet.toggleAttribute('data-last', sheet === last)
  }
  markBacks(root, size, last)
}

/** After a bill with an odd number of pages an empty back is printed, so that the next one begins on a front side. */
function markBacks(root: ParentNode, size: PaperSize | undefined, last: HTMLElement | undefined): void {
  let isOdd = false
  for (const bill of root.querySelectorAll('.cc-bill')) {
    const own = [...bill.querySelectorAll<HTMLElement>('.cc-sheet')].filter((sheet) => sheet.dataset['size'] === size)
    if (own.length % 2 === 1) isOdd = !isOdd
    const back = bill.querySelector<HTMLElement>('.cc-back')
    const isNeeded = back !== null && isOdd && own.length > 0 && last !== undefined && !bill.contains(last)
    back?.toggleAttribute('data-needed', isNeeded)
    if (isNeeded) {
      back.dataset['size'] = size
      isOdd = false
    }
  }
}

/** The copy is in a frame, under the name that react-to-print gives it. */
function removeCopy(): void {
  document.getElementById('printWindow')?.remove()
}

/** The copy loads styles, fonts and images again; react-to-print itself would print after 500 ms, complete or not. */
async function printCopy(frame: HTMLIFrameElement, title: string, size: PaperSize): Promise<void> {
  const { contentDocument: page, contentWindow: view } = frame
  if (!page || !view) throw new Error(t('print.incomplete'))
  // Screen readers have already read the sheets that it copies.
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
  Object.assign(page.documentElement, { lang: 'en', dir: 'ltr' })
  page.title = title
  markJob(page, size)
  const missing = await missingFrom(page.body)
  const styles = [...page.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]')]
  if (missing.length > 0 || styles.some(({ sheet }) => sheet === null)) throw new Error(t('print.incomplete'))

  // On phones print() returns while the preview still reads the copy.
  view.addEventListener('afterprint', () => setTimeout(removeCopy), { once: true })
  printWithTitle(view, title)
}
