// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { pageStarts } from '@/printing/facts/sheetLayout'

const rows = (count: number, height = 8) => Array.from({ length: count }, () => height)

describe('pages of an invoice', () => {
  test.each([
    ['all of it fits', rows(5), 100, 50, [0]],
    ['the lines fit, the total does not', rows(10), 100, 50, [0, 8]],
    ['one line fits, the total does not', rows(1), 100, 95, [0, 1]],
    ['no line fits below the pieces', rows(3), 5, 50, [0, 0]],
    ['the lines need two pages', rows(20), 100, 50, [0, 12]],
    ['the total needs a third page', rows(32), 100, 90, [0, 12, 30]],
    ['two lines do not fit beside the total', [8, 40, 40], 100, 150, [0, 2]],
    ['not even one line fits beside the total', [8, 8, 60], 100, 150, [0, 3]],
    ['a line is higher than a page', [8, 500, 8], 100, 50, [0, 1, 2]],
  ])('start at the expected lines: %s', (_, heights, firstRoom, tail, starts) => {
    const room = { firstRoom, nextRoom: 200, tail, rowsWithTail: 2, isKeptWhole: false }
    expect(pageStarts({ rows: heights, ...room })).toEqual(starts)
  })

  it('keep a table whole that fits on the first, and what is below it for the second', () => {
    const room = { firstRoom: 100, nextRoom: 200, rowsWithTail: 5, isKeptWhole: true }
    expect(pageStarts({ rows: rows(10), ...room, tail: 50 })).toEqual([0, 10])
  })

  it('have some lines above the signature where the table is on several pages anyway', () => {
    const room = { firstRoom: 100, nextRoom: 200, rowsWithTail: 5, isKeptWhole: true }
    expect(pageStarts({ rows: rows(32), ...room, tail: 90 })).toEqual([0, 12, 27])
  })

  it('lose no line, and are neither overfull nor empty', () => {
    const room = { firstRoom: 100, nextRoom: 200, rowsWithTail: 2, isKeptWhole: false }
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 80 }),
        fc.integer({ min: 1, max: 140 }),
        (heights, tail) => {
          const starts = pageStarts({ rows: heights, ...room, tail })
          const pages = starts.map((start, page) => heights.slice(start, starts[page + 1]))
          const used = pages.map((own) => own.reduce((total, height) => total + height, 0))
          expect(pages.flat()).toEqual(heights)
          expect(used.filter((height, page) => height > (page === 0 ? room.firstRoom : room.nextRoom))).toEqual([])
          expect((used.at(-1) ?? 0) + tail).toBeLessThanOrEqual(pages.length === 1 ? room.firstRoom : room.nextRoom)
          expect(pages.slice(0, -1).filter((own) => own.length === 0)).toEqual([])
        },
      ),
    )
  })
})
