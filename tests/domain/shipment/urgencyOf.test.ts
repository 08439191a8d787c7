import { describe, expect, it } from 'vitest'
import { attentionIn } from '@/domain/shipment/attention'
import { attentionRule } from '@/domain/shipment/attentionRule'
import { urgencyOf } from '@/domain/shipment/urgencyOf'

describe('the urgency', () => {
  const rule = attentionRule([{ name: 'Express', to: 7 }], new Date('2026-11-20T12:00:00'))
  const weigh = (service: string, createdAt: string, news: string) =>
    urgencyOf(
      attentionIn(rule)({
        service,
        createdAt,
        status: [{ type: 2, description: '', trackingLink: '', createdAt: news }],
      }),
    )

  it.each([
    ['days late, then days without an update', 'Express', '2026-11-02T10:00:00', '2026-11-12T10:00:00', 700_006],
    ['being late alone', 'Express', '2026-11-02T10:00:00', '2026-11-20T10:00:00', 700_000],
    ['having no update alone', 'Nothing known', '2026-11-02T10:00:00', '2026-11-12T10:00:00', 6],
    ['nothing without either', 'Express', '2026-11-19T10:00:00', '2026-11-19T10:00:00', null],
  ])('counts %s', (_, service, booked, news, weight) => {
    expect(weigh(service, booked, news)).toBe(weight)
  })
})
