import { describe, expect, it } from 'vitest'
import { directionsOf, hasPlainNextStep, NEXT_STEP, ownCommand } from '@/domain/shipment/upTrackMany'

const at = (...types: number[]) => ({
  status: types.map((type, index) => ({
    type,
    description: '',
    trackingLink: '',
    createdAt: `2026-11-2${index}T10:00:00.000Z`,
  })),
})
const upTrack = (type: string) => ({ action: 'upTrack' as const, form: { type, description: 'x', trackingLink: '' } })

it('Up Track of many to one status says which shipments go forward, do not change, and go back', () => {
  const [received, packed, proceeding] = [at(1), at(1, 2), at(1, 2, 5)]
  expect(directionsOf([received, packed, proceeding], 2)).toEqual({
    forward: [received],
    same: [packed],
    back: [proceeding],
  })
})

describe('the option “Each to its next step”', () => {
  it.each([
    ['a shipment that was just received', at(1), true, { type: '2', description: 'Packed', trackingLink: '' }],
    ['one whose next step needs a tracking link', at(1, 5), false, null],
    ['one that is delivered', at(1, 7), false, null],
  ])('moves %s as far as possible', (_what, shipment, canMove, form) => {
    expect(hasPlainNextStep(shipment)).toBe(canMove)
    expect(ownCommand(upTrack(NEXT_STEP), shipment)).toEqual(form && { action: 'upTrack', form })
  })

  it('does not alter any other action', () => {
    expect(ownCommand(upTrack('4'), at(1, 7))).toEqual(upTrack('4'))
    expect(ownCommand({ action: 'void' }, at(1))).toEqual({ action: 'void' })
  })
})
