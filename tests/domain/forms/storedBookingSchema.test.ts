import { describe, expect, it } from 'vitest'
import { bookingFormSchema } from '@/domain/forms/bookingForm'
import { storedBookingSchema } from '@/domain/forms/storedBookingSchema'
import { filledBookingForm } from './filledBookingForm'

const read = (stored: unknown) => storedBookingSchema.safeParse(stored).data

describe('a booking stored by this browser', () => {
  const booking = bookingFormSchema.parse(filledBookingForm())

  it('is read back as it was validated', () => {
    expect(read(JSON.parse(JSON.stringify(booking)))).toMatchObject({
      airwayBillNo: booking.airwayBillNo,
      recCompany: booking.recCompany,
      dimValues: booking.dimValues,
    })
  })

  it('has blanks for fields that an earlier release lacked', () => {
    expect(read({ airwayBillNo: '4010020200' })).toMatchObject({ remarks: '', dimValues: [], invoiceValues: [] })
  })

  it.each([
    ['no object', 7],
    ['nothing', null],
    ['one without its number', { ...booking, airwayBillNo: '' }],
    ['one with a list where a text belongs', { ...booking, recCity: ['Lahore'] }],
    ['one with rows that are none', { ...booking, dimValues: 'none' }],
  ])('is rejected if it is %s', (_what, stored) => {
    expect(read(stored)).toBeUndefined()
  })
})
