import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSending, type Sending } from '@/booking/draft/readSending'
import { readSent } from '@/booking/draft/readSent'
import { aBooking } from '../../services/forms'

const shown = aBooking()
const { airwayBillNo } = shown
const NEXT = '0000000007'

const open: Sending = { airwayBillNo, attempts: [shown], isSettled: false }

describe('the stored submission', () => {
  it('is read back as written', () => {
    expect(readSending(JSON.parse(JSON.stringify(open)))).toEqual(open)
  })

  it('is empty if nothing was written', () => {
    expect([readSending(undefined), readSending(null)]).toEqual([null, null])
  })

  const sent = { version: 'v', airwayBillNo: NEXT, id: null, at: 1 }
  it.each<[string, unknown, string, number]>([
    ['a text', 'damaged', '', 0],
    ['a number', 7, '', 0],
    ['an empty entry', {}, '', 0],
    ['no attempt', { airwayBillNo, attempts: [], isSettled: true }, airwayBillNo, 0],
    ['attempts that are no list', { airwayBillNo, attempts: {}, isSettled: true }, airwayBillNo, 0],
    ['an attempt that is no booking', { ...open, attempts: [null, 5, {}, { ...shown, amount: 7 }] }, airwayBillNo, 0],
    ['one that is, beside others', { ...open, attempts: ['x', shown] }, airwayBillNo, 1],
    ['a number that is none', { ...open, airwayBillNo: {} }, '', 1],
    ['a word in place of the number', { ...open, airwayBillNo: '__proto__' }, '', 1],
    ['no word on whether it was looked up', { airwayBillNo, attempts: [shown] }, airwayBillNo, 1],
  ])('with %s still says that something may have been sent', (_what, kept, number, attempts) => {
    expect(readSending(kept)).toMatchObject({ airwayBillNo: number, isSettled: false })
    expect(readSending(kept)?.attempts).toHaveLength(attempts)
    expect(readSending(kept, sent)).toMatchObject({ airwayBillNo: number || NEXT })
  })

  it('gets missing fields added if an earlier release wrote it', () => {
    const { recFax: _fax, dimValues: _rows, ...earlier } = shown
    expect(readSending({ ...open, attempts: [earlier] })?.attempts).toEqual([{ ...shown, recFax: '', dimValues: [] }])
  })

  it('ignores invalid records of other tabs', () => {
    expect(readSent([sent, null, 'x', {}, { ...sent, id: {} }, { ...sent, version: 5 }])).toEqual([sent])
  })

  it('never throws, and never loses a possible submission', () => {
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        fc.pre(kept !== undefined && kept !== null)
        expect(readSending(kept)).not.toBeNull()
      }),
    )
  })
})
