import { act, fireEvent, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { usePrintReady, useSheetLayouts } from '@/printing/run/usePrintReady'

const SHEET = '<article class="cc-sheet"></article>'
const CODE = '<div class="p-code"><div class="p-bars"><svg><g><rect /></g></svg></div></div>'
const CARD = '<img alt="ID card, front" src="https://files.example/front.png" />'
const settling = { state: 'settling' }

/** Those who wait for the Urdu font, in their order. */
let fonts: ((faces: readonly string[]) => void)[] = []
beforeEach(() => {
  fonts = []
})
afterEach(() => void Reflect.deleteProperty(document, 'fonts'))
const withFonts = () => {
  const load = () => new Promise((resolve) => fonts.push(resolve))
  Object.defineProperty(document, 'fonts', { value: { load, ready: Promise.resolve() }, configurable: true })
}
const fontComes = (place = 0, faces = ['Noto Nastaliq Urdu']) => act(async () => fonts[place]?.(faces))

const sheetsOf = (html: string) => {
  const sheets = document.createElement('main')
  sheets.innerHTML = html
  return sheets
}
const image = (sheets: HTMLElement) => sheets.querySelector('img') ?? document.body

describe('whether the sheets can be printed', () => {
  function open(sheets: HTMLElement | null) {
    const ref = { current: sheets }
    const first = { attempt: 1 }
    const { result, rerender } = renderHook((props) => usePrintReady(ref, props.subject, props.isLaidOut), {
      initialProps: { subject: first, isLaidOut: true },
    })
    return { result, rerender, first, becomes: (now: object) => waitFor(() => expect(result.current).toEqual(now)) }
  }

  it.each([
    ['one with its barcode', SHEET + CODE, { state: 'ready' }],
    ['none', CODE, { state: 'empty' }],
    ['one without its barcode', `${SHEET}${CODE}<div class="p-code"></div>`, { state: 'unprintable' }],
    [
      'one that lacks a picture',
      `${SHEET}<i data-missing="ID card, back"></i>`,
      { state: 'incomplete', missing: ['ID card, back'], canDoWithout: true },
    ],
  ])('%s', async (_, html, readiness) => {
    const { result, becomes } = open(sheetsOf(html))
    expect(result.current).toEqual(settling)
    await becomes(readiness)
    expect(result.current).toEqual(readiness)
  })

  it('is never said where nothing is drawn', async () => {
    const { result } = open(null)
    await act(async () => undefined)
    expect(result.current).toEqual(settling)
  })

  it('is no without the Urdu font, which no paper can do without', async () => {
    withFonts()
    const { result } = open(sheetsOf(`${SHEET}<i data-missing="ID card, back"></i>`))
    await fontComes(0, [])
    await waitFor(() =>
      expect(result.current).toEqual({
        state: 'incomplete',
        missing: ['The Urdu font', 'ID card, back'],
        canDoWithout: false,
      }),
    )
  })

  it('is said once they are laid out, and stays said', async () => {
    const { result, rerender, first, becomes } = open(sheetsOf(SHEET))
    rerender({ subject: first, isLaidOut: false })
    await act(async () => undefined)
    expect(result.current).toEqual(settling)
    rerender({ subject: first, isLaidOut: true })
    await becomes({ state: 'ready' })
    const before = result.current
    rerender({ subject: first, isLaidOut: true })
    expect(result.current).toBe(before)
  })

  it('is found out anew for what is drawn next, whatever still comes of what was drawn before', async () => {
    const sheets = sheetsOf(SHEET + CARD)
    const card = image(sheets)
    const { result, rerender, becomes } = open(sheets)
    card.remove()
    const second = { attempt: 2 }
    rerender({ subject: second, isLaidOut: true })
    expect(result.current).toEqual(settling)
    await becomes({ state: 'ready' })
    fireEvent.error(card)
    await act(async () => undefined)
    expect(result.current).toEqual({ state: 'ready' })
    sheets.innerHTML = CODE
    rerender({ subject: { attempt: 3 }, isLaidOut: true })
    expect(result.current).toEqual(settling)
    await becomes({ state: 'empty' })
  })
})

describe('the layouts of the sheets', () => {
  const heightOf = (element: Element) => element.textContent
  function open(sheets: HTMLElement | null) {
    const ref = { current: sheets }
    const { result, rerender, unmount } = renderHook(
      (subject: object) => useSheetLayouts(ref, subject, 'p', heightOf),
      {
        initialProps: { bills: 1 },
      },
    )
    return { ref, result, rerender, unmount }
  }

  it('are measured once the Urdu font is there', async () => {
    withFonts()
    const { result } = open(sheetsOf('<p>1</p><p>2</p><i>3</i>'))
    await act(async () => undefined)
    expect(result.current).toBeNull()
    await fontComes()
    expect(result.current).toEqual(['1', '2'])
  })

  it('are measured anew for what is drawn next, whichever is measured first', async () => {
    withFonts()
    const { ref, result, rerender } = open(sheetsOf('<p>1</p>'))
    rerender({ bills: 2 })
    ref.current = sheetsOf('<p>2</p>')
    await fontComes(1)
    expect(result.current).toEqual(['2'])
    await fontComes(0)
    expect(result.current).toEqual(['2'])
    rerender({ bills: 3 })
    expect(result.current).toBeNull()
    await fontComes(2)
    expect(result.current).toEqual(['2'])
  })

  it('are none where nothing is drawn', async () => {
    withFonts()
    const { result } = open(null)
    await fontComes()
    expect(result.current).toBeNull()
  })
})
