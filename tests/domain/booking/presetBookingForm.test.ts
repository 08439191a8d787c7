import { describe, expect, it } from 'vitest'
import { presetBookingForm } from '@/domain/booking/presetBookingForm'
import { noPresets } from '@/domain/booking/presets'
import { emptyBookingForm } from '@/domain/forms/bookingForm'

describe('a new booking', () => {
  it('starts with the defaults; the other fields are as in any form', () => {
    const defaults = { ...noPresets.defaults, paymentType: '1', cod: '0' }
    expect(presetBookingForm('gujrat', { ...noPresets, defaults })).toEqual({
      ...emptyBookingForm('gujrat', ''),
      paymentType: '1',
      cod: '0',
    })
  })
})
