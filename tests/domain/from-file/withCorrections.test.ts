import { expect, it } from 'vitest'
import type { FileLine } from '@/domain/from-file/linesOf'
import { withCorrections } from '@/domain/from-file/withCorrections'

const line = (cells: FileLine['cells'], continued?: FileLine['continued']): FileLine => ({
  no: 2,
  cells,
  ...(continued && { continued }),
})

it.each<[string, FileLine['cells'], FileLine['cells'], FileLine['cells'], FileLine['cells']]>([
  ['what was typed stays', { recCity: 'Leeds' }, { recCity: 'York' }, { recCity: 'Hull' }, { recCity: 'Leeds' }],
  ['what was emptied stays empty', { recCity: '' }, { recCity: 'York' }, { recCity: 'Hull' }, { recCity: '' }],
  [
    'what was only read is read anew',
    { recCity: 'York' },
    { recCity: 'York' },
    { recCity: 'Hull' },
    { recCity: 'Hull' },
  ],
  ['what is no longer read is gone', { recCity: 'York' }, { recCity: 'York' }, {}, {}],
  [
    'a blank cell that was typed into and emptied is read',
    { recCity: '' },
    {},
    { recCity: 'Hull' },
    { recCity: 'Hull' },
  ],
  [
    'a number without a unit that was typed with one stays',
    { weight: '5 kg' },
    { weight: { text: '5 kg', is: 'no unit' } },
    { weight: { text: '5 kg', is: 'no unit' } },
    { weight: '5 kg' },
  ],
])('%s', (_what, now, read, anew, expected) => {
  expect(withCorrections([line(now)], [line(read)], [line(anew)])[0]?.cells).toEqual(expected)
})

it('a typed cell is no longer merged with the one above', () => {
  const read = line({ recCity: 'York', recState: 'Kent' }, ['recCity', 'recState'])
  const now = line({ recCity: 'Leeds', recState: 'Kent' }, ['recState'])
  expect(withCorrections([now], [read], [read])[0]?.continued).toEqual(['recState'])
})
