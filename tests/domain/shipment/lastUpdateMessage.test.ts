import { describe, expect, it, test } from 'vitest'
import { company } from '@/company'
import { attentionRule } from '@/domain/shipment/attentionRule'
import { lastUpdateMessage } from '@/domain/shipment/lastUpdateMessage'
import { entry, moment, now } from './onDays'

describe('the last update of a shipment that needs no attention', () => {
  const rule = attentionRule(company.services, now)
  const messageOf = (status: Parameters<typeof entry>[], booked = '2026-11-02') =>
    lastUpdateMessage(rule, { createdAt: booked && moment(booked), status: status.map((each) => entry(...each)) })

  test.each<[string, Parameters<typeof entry>[], ReturnType<typeof messageOf>]>([
    ['today', [[1, '2026-11-20']], { key: 'lists.updatedToday' }],
    ['by a clock that is a day ahead', [[1, '2026-11-21']], { key: 'lists.updatedToday' }],
    ['two days ago', [[1, '2026-11-18']], { key: 'lists.daysSilent', values: { count: 2 } }],
    ['when it was booked, if no step has a date', [[1, '']], { key: 'lists.daysSilent', values: { count: 18 } }],
    ['of no interest once it is delivered', [[7, '2026-11-18']], null],
    ['of no interest once it is void', [], null],
  ])('was %s', (_name, status, wanted) => {
    expect(messageOf(status)).toEqual(wanted)
  })

  it('is unknown without any date', () => {
    expect(messageOf([[1, '']], '')).toBeNull()
  })
})
