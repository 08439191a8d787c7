import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { jsonRows } from '@/services/shipment-list/jsonRows'

/** Reads a text that arrives in these pieces. */
function readPieces(pieces: readonly string[]): unknown[] {
  const rows = jsonRows()
  return [...pieces.flatMap((piece) => rows.read(piece)), ...rows.end()]
}

/** Cuts a text into pieces of up to `size` characters. */
function cut(text: string, size: number): string[] {
  return Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size))
}

const list = fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 8 })
const size = fc.integer({ min: 1, max: 40 })

function plainly(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : 'no list'
  } catch {
    return 'no list'
  }
}

function inPieces(text: string, size: number): unknown {
  try {
    return readPieces(cut(text, size))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return 'no list'
  }
}

describe('a list read in chunks', () => {
  it('gives the same rows as JSON.parse', () => {
    fc.assert(
      fc.property(list, size, fc.constantFrom(0, 2), (list, size, indent) => {
        expect(inPieces(JSON.stringify(list, null, indent), size)).toEqual(plainly(JSON.stringify(list)))
      }),
    )
  })

  it('is refused whenever JSON.parse refuses it, for any character added or removed', () => {
    const letter = fc.constantFrom('[', ']', '{', '}', '"', '\\', ',', ':', ' ', '1', 'a')
    fc.assert(
      fc.property(list, size, fc.nat(), fc.nat({ max: 1 }), fc.option(letter), (list, size, place, without, letter) => {
        const text = JSON.stringify(list)
        const at = place % (text.length + 1)
        const spoilt = text.slice(0, at) + (letter ?? '') + text.slice(at + without)
        expect(inPieces(spoilt, size)).toEqual(plainly(spoilt))
      }),
      { numRuns: 2000 },
    )
  })

  test.each([
    '',
    ' ',
    'null',
    '{}',
    '{"rows":[]}',
    '<!doctype html>',
    '[',
    '[1',
    '[1,]',
    '[,1]',
    '[1]]',
    '[{"a":1},{"a":]',
    '["unfinished',
    '[1,2] trailing',
  ])('is refused for %j', (text) => {
    for (const size of [1, 2, 3, 100]) expect(inPieces(text, size)).toBe('no list')
  })

  it('gives no rows before its first bracket', () => {
    const rows = jsonRows()
    expect(rows.read(' \n')).toEqual([])
    expect(rows.read(' [1,')).toEqual([1])
  })

  it('gives each row as soon as it is complete', () => {
    const rows = jsonRows()
    expect(rows.read('[{"a":"1,2"')).toEqual([])
    expect(rows.read('},{"a"')).toEqual([{ a: '1,2' }])
    expect(rows.read(':2},{"b":[3,4]},')).toEqual([{ a: 2 }, { b: [3, 4] }])
    expect(rows.read('5]')).toEqual([])
    expect(rows.end()).toEqual([5])
  })
})
