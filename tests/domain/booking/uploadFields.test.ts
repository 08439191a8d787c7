import { expect, it } from 'vitest'
import { uploadFields, uploadTexts } from '@/domain/booking/uploadFields'

it('each upload field states the types that it accepts, as the file dialog does', () => {
  expect(uploadFields.map((field) => Object.values(uploadTexts(field)))).toEqual([
    ['booking.idFront', 'booking.preparingIdFront', 'booking.picture', 'image/*'],
    ['booking.idBack', 'booking.preparingIdBack', 'booking.picture', 'image/*'],
    ['booking.customCopies', 'booking.preparingCopies', 'booking.pictureOrPdf', 'image/*,application/pdf'],
  ])
})
