import type { Message } from '../message'

export const uploadFields = ['shipperIDFront', 'shipperIDBack', 'customNTN'] as const
export type UploadField = (typeof uploadFields)[number]

const pictureKinds = ['jpeg', 'png', 'gif', 'webp', 'bmp', 'heif', 'other'] as const
/** `heif`: HEIC and AVIF; `other`: TIFF and JPEG XL, which few browsers decode. */
export type PictureKind = (typeof pictureKinds)[number]
export type UploadKind = PictureKind | 'pdf'

/** What is sent may be this large. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024
/** A photo of a card that was taken here. */
export const MAX_CARD_BYTES = 400 * 1024
/** A picture may be larger when it is chosen, because it is made smaller before it is sent. */
export const MAX_CHOSEN_BYTES = 64 * 1024 * 1024

/** ID cards are printed on the consent form, so they must be pictures. */
const takesPdf = (field: UploadField) => field === 'customNTN'

/** The beginning of the name under which it is sent, and the keys of its texts: `preparing` is said meanwhile. */
const uploads = {
  shipperIDFront: { label: 'booking.idFront', preparing: 'booking.preparingIdFront', name: 'id-card-front' },
  shipperIDBack: { label: 'booking.idBack', preparing: 'booking.preparingIdBack', name: 'id-card-back' },
  customNTN: { label: 'booking.customCopies', preparing: 'booking.preparingCopies', name: 'custom-copies' },
} as const satisfies Record<UploadField, Record<'label' | 'preparing' | 'name', string>>

/** The keys of a field's texts, and the media types that it offers to choose from. */
export const uploadTexts = (field: UploadField) => ({
  label: uploads[field].label,
  preparing: uploads[field].preparing,
  kinds: takesPdf(field) ? ('booking.pictureOrPdf' as const) : ('booking.picture' as const),
  accept: takesPdf(field) ? 'image/*,application/pdf' : 'image/*',
})

/** A letter for each byte, at the start of the file; `heif` files begin with the length of their first part. */
const signatures: Record<PictureKind, RegExp> = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n[^]\n/,
  gif: /^GIF8[79]a/,
  webp: /^RIFF[^]{4}WEBP/,
  bmp: /^BM/,
  heif: /^[^]{4}ftyp[^]{0,60}?(avi[fs]|hei[cxms]|hev[cxms]|mif[12]|msf1)/,
  other: /^(II\*\0|MM\0\*|\xff\n|[^]{4}JXL )/,
}

/** Enough of a file to tell its kind: viewers look for the mark of a PDF in as many bytes. */
export const UPLOAD_HEAD_BYTES = 1024

/** A file's kind by its first {@link UPLOAD_HEAD_BYTES} bytes, whatever its name; null for any other (product 5.5). */
export function uploadKind(head: Uint8Array): UploadKind | null {
  // A letter for each byte, which no decoder gives: browsers take Latin 1 for Windows 1252.
  const text = String.fromCharCode(...head.subarray(0, UPLOAD_HEAD_BYTES))
  return pictureKinds.find((kind) => signatures[kind].test(text)) ?? (text.includes('%PDF') ? 'pdf' : null)
}

type UploadProblem = Message<
  'booking.fileEmpty' | 'booking.fileTooLarge' | 'booking.mustBePicture' | 'booking.mustBePictureOrPdf'
>

/** The error message for a chosen file of `size` bytes and the given kind; null if it may be prepared for sending. */
export function uploadProblem(field: UploadField, size: number, kind: UploadKind | null): UploadProblem | null {
  if (size === 0) return { key: 'booking.fileEmpty' }
  if (size > MAX_CHOSEN_BYTES || (kind === 'pdf' && size > MAX_UPLOAD_BYTES))
    return { key: 'booking.fileTooLarge', values: { most: kind === 'pdf' ? 10 : 64 } }
  if (kind === null || (kind === 'pdf' && !takesPdf(field)))
    return { key: takesPdf(field) ? 'booking.mustBePictureOrPdf' : 'booking.mustBePicture' }
  return null
}

/** Decoded, a pixel takes 4 bytes of memory: no camera or scanner of a counter needs more than these. */
const MAX_PIXELS = 120_000_000

/** The error message for a picture that has too many pixels to be decoded; null if it may be (product 5.5). */
export function sizeProblem({
  width,
  height,
}: {
  width: number
  height: number
}): Message<'booking.pictureTooLarge'> | null {
  if (width * height <= MAX_PIXELS) return null
  return { key: 'booking.pictureTooLarge', values: { width, height } }
}

/**
 * The error message for a PDF of which the end is missing; null if it is whole. Zeros and other bytes may follow the end
 * mark, as viewers accept them, but no further objects: then it is the mark of an earlier part.
 */
export function pdfProblem(bytes: Uint8Array): Message<'booking.pdfUnreadable'> | null {
  const text = new TextDecoder('latin1').decode(bytes)
  const end = text.lastIndexOf('%%EOF')
  return end === -1 || /\d obj\b/.test(text.slice(end)) ? { key: 'booking.pdfUnreadable' } : null
}

const extensions = new Map([
  ['image/png', 'png'],
  ['application/pdf', 'pdf'],
])

/**
 * The file under a plain name of ours, never the customer's. Its type is the one found out when it was prepared; any
 * other than PDF and PNG becomes JPEG (product 5.5).
 */
export const plainFile = (field: UploadField, file: File): File => named(uploads[field].name, file)

/** Bytes; enough that no two names are ever the same. */
const MARK_BYTES = 8
const newMark = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(MARK_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * The same as it is sent. Its name has a random part, as a backend may store it under that name, where the file of
 * another booking must not take its place; another attempt has another one.
 */
export const sentFile = (field: UploadField, file: File): File => named(`${uploads[field].name}-${newMark()}`, file)

function named(name: string, file: File): File {
  const extension = extensions.get(file.type)
  return new File([file], `${name}.${extension ?? 'jpg'}`, { type: extension ? file.type : 'image/jpeg' })
}

const PDF = 'application/pdf'

/**
 * The field for each file: the first empty one that accepts its kind, or null if none is left. A single file goes where
 * it was dropped, whatever its kind. Of several files dropped on the custom copies, only the first is taken.
 * @param types media types as the browser reports them; any type but PDF is placed like an image and checked there
 * @param at the field they were dropped on or chosen for, which counts as empty; null elsewhere, and for a paste
 */
export function uploadPlaces(
  types: readonly string[],
  empty: readonly UploadField[],
  at: UploadField | null,
): (UploadField | null)[] {
  if (at !== null && (types.length === 1 || at === 'customNTN'))
    return types.map((_, index) => (index === 0 ? at : null))
  const left = uploadFields.filter((field) => field === at || empty.includes(field))
  return types.map((type) => {
    const place = left.find((field) => type !== PDF || takesPdf(field))
    if (place === undefined) return null
    left.splice(left.indexOf(place), 1)
    return place
  })
}
