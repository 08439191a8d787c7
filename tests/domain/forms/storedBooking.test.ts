import { describe, expect, it } from 'vitest'
import { bookingFormSchema } from '@/domain/forms/bookingForm'
import { storedBookingSchema } from '@/domain/forms/storedBooking'
import { filledBookingForm } from './filledBookingForm'

const read = (stored: unknown) => storedBookingSchema.safeParse(stored).data

describe('a booking as this browser has stored it', () => {
  const booking = bookingFormSchema.parse(filledBookingForm())

  it('is read as it was checked', () => {
    expect(read(JSON.parse(JSON.stringify(booking)))).toMatchObject({
      airwayBillNo: booking.airwayBillNo,
      recCompany: booking.recCompany,
      dimValues: booking.dimValues,
    })
  })

  it('has blanks for what an earlier release did not have', () => {
    expect(read({ airwayBillNo: '4010020200' })).toMatchObject({ remarks: '', dimValues: [], invoiceValues: [] })
  })

  it.each([
    ['no object', 7],
    ['nothing', null],
    ['one without its number', { ...booking, airwayBillNo: '' }],
    ['one with a list where a text belongs', { ...booking, recCity: ['Lahore'] }],
    ['one with rows that are none', { ...booking, dimValues: 'none' }],
  ])('%s is none', (_what, stored) => {
    expect(read(stored)).toBeUndefined()
  })
})
