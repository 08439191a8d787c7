import { expect, it } from 'vitest'
import { uploadFields, uploadTexts } from '@/domain/booking/uploadFields'

it('describes each upload field and the types it accepts, matching the file dialog', () => {
  expect(uploadFields.map((field) => Object.values(uploadTexts(field)))).toEqual([
    ['booking.idFront', 'booking.preparingIdFront', 'booking.picture', 'image/*'],
    ['booking.idBack', 'booking.preparingIdBack', 'booking.picture', 'image/*'],
    ['booking.customCopies', 'booking.preparingCopies', 'booking.pictureOrPdf', 'image/*,application/pdf'],
  ])
})
