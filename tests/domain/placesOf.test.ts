import { describe, expect, it, test } from 'vitest'
import { placeOf, placesOf } from '@/domain/placesOf'

describe('the position of a term in a text', () => {
  test.each([
    ['sana', 'Ms Sana Malik', 'Sana'],
    ['کریم', 'جناب علي كريم', 'كريم'],
    ['محمد', 'سید مُحَمَّد علی', 'مُحَمَّد'],
    ['strasse', 'Strasse', 'Strasse'],
    ['fi', 'oﬁce', 'ﬁ'],
    ['x', 'Sana', null],
    [' ', 'Sana', null],
  ])('%j in %j is %j', (term, text, found) => {
    const place = placeOf(term, text)
    expect(place && text.slice(...place)).toBe(found)
  })
})

describe('the positions of a search in a text', () => {
  const marked = (term: string, text: string) => placesOf(term, text).map(([start, end]) => text.slice(start, end))
  it.each([
    ['khan ali', 'Ali Khan', ['Ali', 'Khan']],
    ['ali   khan', 'Mr Ali Khan', ['Ali Khan']],
    ['ruth hal', 'Hallam, Ruth', ['Hal', 'Ruth']],
    ['alikh khan', 'Alikhan', ['Alikhan']],
    ['ali ali', 'Ali', ['Ali']],
    ['nobody', 'Ali', []],
    ['  ', 'Ali', []],
  ])('%j in %j are %j', (term, text, expected) => {
    expect(marked(term, text)).toEqual(expected)
  })
})
