import { describe, expect, it } from 'vitest'
import { unequalRowCount } from '@/domain/booking/unequalRowCount'

const box = { length: '30', width: '20', height: '10' }
const empty = { length: '', width: '', height: '' }
const unknown = { length: null, width: null, height: null }

describe('the filled rows of dimensions, where they are not one for each piece', () => {
  it.each([
    ['3', [box], 1],
    ['1', [box, { ...empty, height: '5' }], 2],
    ['0', [box], 1],
    ['2', [box, box, empty], null],
    ['2.0', [box, box], null],
    ['3', [empty, unknown], null],
    ['3', [], null],
  ])('%s pieces, %j: %j', (pieces, rows, filled) => {
    expect(unequalRowCount(pieces, rows)).toBe(filled)
  })
})
