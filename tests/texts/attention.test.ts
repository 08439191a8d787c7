import { expect, test } from 'vitest'
import { type Attention, attentionMessages } from '@/domain/shipment/attention'
import { say } from '@/texts/say'

test.each<[Attention, string[]]>([
  [{ late: 1, silent: null }, ['1 day late']],
  [{ late: null, silent: 3 }, ['last update 3 days ago']],
  [{ late: 12, silent: 4 }, ['12 days late', 'last update 4 days ago']],
])('in words: %o', (attention, text) => {
  expect(attentionMessages(attention).map(say)).toEqual(text)
})
