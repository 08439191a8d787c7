import { expect, test } from 'vitest'
import { isPlaceholder } from '@/domain/isPlaceholder'

test.each([
  '',
  ' ',
  'N/A',
  'n/a',
  'NA',
  'N.A.',
  'n-a',
  'none',
  'NIL',
  'null',
  '-',
  '--',
  '—',
  '.',
  '...',
  '0',
  '00000',
  '۰۰۰',
  'Not applicable',
  'xxx',
  '००',
  '０００',
  'Ｎ／Ａ',
  'no',
  'No post code',
  'No zip code',
  'TBC',
  'نہیں',
  '\u2060',
])('%j is a placeholder', (text) => expect(isPlaceholder(text)).toBe(true))

test.each(['0150', '00100', '54000', 'E1 6AN', 'Nanaimo', 'Nice', 'Nile', '1', 'Non', 'Nowshera', 'Nana', 'Tbilisi'])(
  '%j is a real place',
  (text) => expect(isPlaceholder(text)).toBe(false),
)
