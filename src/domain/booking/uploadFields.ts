/** The three files of a booking, by the names that are sent (product 5.5). */
export const uploadFields = ['shipperIDFront', 'shipperIDBack', 'customNTN'] as const
export type UploadField = (typeof uploadFields)[number]

/** ID cards are printed on the consent form, so they must be pictures. */
export const takesPdf = (field: UploadField) => field === 'customNTN'

/** The keys of texts: `preparing` is shown while a file is made ready to be sent. */
const uploads = {
  shipperIDFront: { label: 'booking.idFront', preparing: 'booking.preparingIdFront' },
  shipperIDBack: { label: 'booking.idBack', preparing: 'booking.preparingIdBack' },
  customNTN: { label: 'booking.customCopies', preparing: 'booking.preparingCopies' },
} as const satisfies Record<UploadField, Record<'label' | 'preparing', string>>

/** A field's control: the keys of its texts, and the media types that it offers to choose from. */
export const uploadControl = (field: UploadField) => ({
  label: uploads[field].label,
  preparing: uploads[field].preparing,
  kinds: takesPdf(field) ? ('booking.pictureOrPdf' as const) : ('booking.picture' as const),
  accept: takesPdf(field) ? 'image/*,application/pdf' : 'image/*',
})
