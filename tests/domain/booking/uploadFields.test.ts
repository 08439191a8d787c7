import { expect, it } from 'vitest'
import { type UploadField, uploadControl } from '@/domain/booking/uploadFields'

it.each<[UploadField, string, string]>([
  ['shipperIDFront', 'booking.picture', 'image/*'],
  ['shipperIDBack', 'booking.picture', 'image/*'],
  ['customNTN', 'booking.pictureOrPdf', 'image/*,application/pdf'],
])('%s names the kinds of files (%s) that its file dialog offers (%s)', (field, kinds, accept) => {
  expect(uploadControl(field)).toMatchObject({ kinds, accept })
})
