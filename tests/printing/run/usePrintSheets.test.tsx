import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PrintedPart } from '@/printing/run/printFrame'
import { usePrintSheets } from '@/printing/run/usePrintSheets'

const INCOMPLETE = 'The sheets could not be prepared for printing. Reload the page and try again.'
const A4 = '<article class="cc-sheet" data-size="A4">receipt</article>'
const A5 = '<article class="cc-sheet" data-size="A5">invoice</article>'

/** What was printed, under which title. */
let printed: string[][] = []
beforeEach(() => {
  printed = []
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  const append = document.body.appendChild.bind(document.body)
  vi.spyOn(document.body, 'appendChild').mockImplementation((node) => {
    const appended = append(node)
    if (node instanceof HTMLIFrameElement && node.contentWindow) {
      node.contentWindow.focus = () => undefined
      node.contentWindow.print = () => void printed.push([document.title, node.contentDocument?.body.textContent ?? ''])
    }
    return appended
  })
})
afterEach(() => {
  vi.useRealTimers()
  document.querySelector('iframe')?.remove()
})
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const frame = () => document.querySelector('iframe')

function open(html: string | null) {
  const sheets = document.createElement('main')
  sheets.innerHTML = html ?? ''
  const ref = { current: html === null ? null : sheets }
  const onStart = vi.fn<() => void>()
  const titleOf = (part: PrintedPart) => `Title of ${part}`
  const { result, unmount } = renderHook(() => usePrintSheets(ref, titleOf, onStart))
  const now = () => result.current
  // The library waits for half a second once the copy is made.
  const copied = async () => {
    await waitFor(() => expect(frame()?.contentDocument?.querySelector('main') ?? null).not.toBeNull())
    await pass(500)
  }
  const through = () => waitFor(() => expect(now().isPreparing).toBe(false))
  return {
    now,
    ref,
    sheets,
    onStart,
    unmount,
    print: (part: PrintedPart = 'all') => act(() => now().print(part)),
    copied,
    through,
    done: async () => {
      await copied()
      await through()
    },
  }
}

describe('printing', () => {
  it('copies the sheets as they are once they are up to date, and says when it is through', async () => {
    const { now, print, done, onStart, sheets } = open(A4)
    expect(now()).toMatchObject({ isPreparing: false, printed: null, error: null })
    onStart.mockImplementation(() => void (sheets.innerHTML = A5))
    print()
    expect(onStart).toHaveBeenCalledOnce()
    expect(now()).toMatchObject({ isPreparing: true, printed: null })
    await done()
    expect(printed).toEqual([['Title of all', 'invoice']])
    expect(now()).toMatchObject({ printed: 'all', error: null })
  })

  it('takes the part that is asked for', async () => {
    const { now, print, done } = open(A4 + A5)
    print('A5')
    await done()
    expect(printed).toEqual([['Title of A5', 'invoice']])
    expect(now().printed).toBe('A5')
  })

  it('happens once where a second click comes before the button is off', async () => {
    const { now, done, onStart } = open(A4 + A5)
    const { print } = now()
    act(() => {
      print('A4')
      print('A5')
    })
    await done()
    expect(onStart).toHaveBeenCalledOnce()
    expect(printed).toEqual([['Title of A4', 'receipt']])
  })

  it('does nothing as long as nothing is drawn', async () => {
    const { now, print, done, onStart, ref, sheets } = open(null)
    print()
    expect(onStart).not.toHaveBeenCalled()
    expect(now().isPreparing).toBe(false)
    sheets.innerHTML = A4
    ref.current = sheets
    print()
    await done()
    expect(printed).toHaveLength(1)
  })

  it('adds no style of its own, which the policy of the page would refuse', async () => {
    const { print, done } = open(A4)
    print()
    await done()
    const styles = [...(frame()?.contentDocument?.querySelectorAll('style') ?? [])]
    expect(styles.map(({ textContent }) => textContent.trim()).join('')).toBe('')
  })
})

describe('the copy', () => {
  it('stays after printing, as phones read it still, and goes when the page goes or prints again', async () => {
    const { print, done, unmount } = open(A4)
    print()
    await done()
    const first = frame()
    expect(first).not.toBeNull()
    print()
    await done()
    expect(first?.isConnected).toBe(false)
    expect(document.querySelectorAll('iframe')).toHaveLength(1)
    unmount()
    expect(frame()).toBeNull()
  })
})

describe('a copy that lacks something', () => {
  it('is not printed: it says so until the next try, and is gone', async () => {
    const { now, print, done, sheets } = open(`${A4}<i data-missing="ID card, front"></i>`)
    print()
    await done()
    expect(now()).toMatchObject({ printed: null, error: INCOMPLETE })
    expect(printed).toEqual([])
    expect(frame()).toBeNull()

    sheets.innerHTML = A4
    print()
    expect(now()).toMatchObject({ isPreparing: true, error: null })
    await done()
    expect(now()).toMatchObject({ printed: 'all', error: null })
  })

  it('is told to who prints, and to nobody else', async () => {
    const { now, print, copied, through } = open(`${A4}<img alt="ID card, front" />`)
    print()
    await copied()
    // As long as an image may take.
    await pass(20_000)
    await through()
    expect(now().error).toBe(INCOMPLETE)
    expect(console.error).not.toHaveBeenCalled()
  })
})
