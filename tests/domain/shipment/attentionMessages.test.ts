import { expect, test } from 'vitest'
import { attentionMessages } from '@/domain/shipment/attentionMessages'

test.each([
  [{ late: 1, silent: null, lastUpdateDays: null }, [{ key: 'lists.daysLate', values: { count: 1 } }]],
  [{ late: null, silent: 3, lastUpdateDays: 5 }, [{ key: 'lists.daysSilent', values: { count: 5 } }]],
  [
    { late: 12, silent: 4, lastUpdateDays: 6 },
    [
      { key: 'lists.daysLate', values: { count: 12 } },
      { key: 'lists.daysSilent', values: { count: 6 } },
    ],
  ],
])('%o is worded by %j', (attention, messages) => {
  expect(attentionMessages(attention)).toEqual(messages)
})
