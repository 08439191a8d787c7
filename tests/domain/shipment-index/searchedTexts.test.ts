import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SearchedTexts } from '@/domain/shipment-index/searchedTexts'

const text = fc
  .array(fc.constantFrom('ka', 'kar', 'oman', 'é', 'x\ny', ''), { maxLength: 3 })
  .map((parts) => parts.join(' '))
const word = fc.constantFrom('k', 'ka', 'kar', 'man', 'é', 'x', 'zz')

/** The places that are marked. */
const placesOf = (marks: Uint8Array) => [...marks.entries()].filter(([, mark]) => mark === 1).map(([place]) => place)

describe('texts that are searched together', () => {
  it.each([0, 1, 999, 1000, 1001, 2500])('finds in %i rows what looking into each of them finds', (rows) => {
    fc.assert(
      fc.property(
        fc.array(text, { minLength: rows, maxLength: rows }),
        fc.uniqueArray(word, { maxLength: 2 }),
        (texts, words) => {
          const searched = new SearchedTexts()
          texts.forEach((each) => searched.add(each))
          const marks = searched.holding(words)
          expect(marks).toHaveLength(rows)
          expect(placesOf(marks)).toEqual(
            texts.flatMap((each, place) => (words.every((wanted) => each.includes(wanted)) ? [place] : [])),
          )
        },
      ),
      { numRuns: 20 },
    )
  })

  it('finds what has come in since the last search', () => {
    const searched = new SearchedTexts()
    const found: (number | undefined)[] = []
    for (let row = 0; row < 1500; row += 1) {
      searched.add(`row ${row}`)
      // A search now and then, in the middle of a block as at its end.
      if (row % 250 === 249) found.push(placesOf(searched.holding([`row ${row}`])).at(0))
    }
    expect(found).toEqual([249, 499, 749, 999, 1249, 1499])
  })

  it('finds no word across the end of a row', () => {
    const searched = new SearchedTexts()
    for (const each of ['kara', 'chi', 'karachi']) searched.add(each)
    expect(placesOf(searched.holding(['karachi']))).toEqual([2])
  })
})
