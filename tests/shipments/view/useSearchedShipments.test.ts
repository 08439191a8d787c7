// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readSearchTerm } from '@/shipments/view/searchTerm'
import { plainView } from '@/shipments/view/shipmentView'
import { listOfLoaded, listOfSearch } from '@/shipments/view/useSearchedShipments'

const today = new Date(2026, 10, 20)
const term = readSearchTerm

describe('a search of the server', () => {
  it('asks for the term and shows its whole answer', () => {
    const { source, query } = listOfSearch(plainView, term('Ruth '), term('Ruth'), today)
    expect(source).toEqual({ kind: 'search', term: 'Ruth' })
    expect(query.filter).toEqual({})
  })

  it('filters its answer by what was typed since, until the next search', () => {
    const { source, query } = listOfSearch(plainView, term('Ruth'), term('Ruth Hal'), today)
    expect(source).toEqual({ kind: 'search', term: 'Ruth' })
    expect(query.filter).toEqual({ text: 'Ruth Hal' })
  })

  it('keeps its answer whole while the field is empty', () => {
    expect(listOfSearch(plainView, term('Ruth'), term(' '), today).query.filter).toEqual({})
  })
})

describe('a search of the loaded shipments', () => {
  it('filters by the text, or picks exactly the numbers of a list', () => {
    expect(listOfLoaded(plainView, term('ruth'), today)).toMatchObject({
      source: { kind: 'all' },
      query: { filter: { text: 'ruth' } },
    })
    const numbers = ['4900000001', '4900000002']
    expect(listOfLoaded(plainView, term(numbers.join(' ')), today).query.filter).toEqual({ numbers })
  })
})
