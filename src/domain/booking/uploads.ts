/** The three files of a booking. */
export const uploadFields = ['shipperIDFront', 'shipperIDBack', 'customNTN'] as const
export type UploadField = (typeof uploadFields)[number]

const uploadKinds = ['jpeg', 'png', 'pdf'] as const
export type UploadKind = (typeof uploadKinds)[number]

/** Largest file that is taken, in bytes. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024

/** How many bytes of a file {@link uploadKind} needs to see. */
export const UPLOAD_HEAD_BYTES = 8

const images: readonly UploadKind[] = ['jpeg', 'png']

/** ID cards are printed on the consent form, so they must be images; custom copies may be a PDF as well. */
const kindsTaken: Record<UploadField, readonly UploadKind[]> = {
  shipperIDFront: images,
  shipperIDBack: images,
  customNTN: [...images, 'pdf'],
}

/** What the drop area says, and what the file dialog offers. */
export const uploadTexts: Record<UploadField, { label: string; kinds: string; accept: string }> = {
  shipperIDFront: { label: 'ID card front', kinds: 'JPG or PNG', accept: 'image/jpeg,image/png' },
  shipperIDBack: { label: 'ID card back', kinds: 'JPG or PNG', accept: 'image/jpeg,image/png' },
  customNTN: { label: 'Custom copies / NTN', kinds: 'JPG, PNG or PDF', accept: 'image/jpeg,image/png,application/pdf' },
}

const signatures: Record<UploadKind, readonly number[]> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
}

/**
 * What a file is by its content; its name does not count.
 *
 * @param head the file's first {@link UPLOAD_HEAD_BYTES} bytes
 * @returns the kind, or null where it is none that is taken anywhere
 */
export function uploadKind(head: Uint8Array): UploadKind | null {
  return uploadKinds.find((kind) => signatures[kind].every((byte, index) => head[index] === byte)) ?? null
}

/**
 * What is wrong with a chosen file.
 *
 * @param field which of the booking's files it is
 * @param size the file's size in bytes
 * @param head the file's first {@link UPLOAD_HEAD_BYTES} bytes
 * @returns the message under the field, or null where the file is fine
 */
export function uploadProblem(field: UploadField, size: number, head: Uint8Array): string | null {
  if (size === 0) return 'The file is empty'
  if (size > MAX_UPLOAD_BYTES) return 'The file cannot be larger than 10 MB'
  const kind = uploadKind(head)
  if (kind === null || !kindsTaken[field].includes(kind)) return `The file must be a ${uploadTexts[field].kinds}`
  return null
}

/** How many bytes of a PDF's end {@link pdfProblem} needs to see. */
export const PDF_TAIL_BYTES = 2048

/**
 * What is wrong with the end of a PDF: one that was cut off lacks its last mark.
 *
 * @param tail the file's last {@link PDF_TAIL_BYTES} bytes
 * @returns the message under the field, or null where the file is fine
 */
export function pdfProblem(tail: Uint8Array): string | null {
  return String.fromCharCode(...tail).includes('%%EOF') ? null : 'The PDF cannot be read. Choose it again.'
}

const PDF = 'application/pdf'

/**
 * Which place each of several files goes to: the first empty one that takes its kind. Several that were dropped on an ID
 * card's place go to front and back in their order; one alone goes where it was dropped, whatever it is.
 *
 * @param types the files' media types as the browser names them; one that is none of the taken goes anywhere, where its
 *   check says what is wrong with it
 * @param empty the places in which no file stands
 * @param at the place that they were dropped on or chosen for; null for a drop elsewhere on the page, or a paste
 * @returns the place of each file; null where there is none left for it
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
    const kinds: readonly UploadKind[] = type === PDF ? ['pdf'] : images
    const place = left.find((field) => kinds.some((kind) => kindsTaken[field].includes(kind)))
    if (place === undefined) return null
    left.splice(left.indexOf(place), 1)
    return place
  })
}

/**
 * A file's size as people read it: `412 KB`, `3.2 MB`.
 *
 * @param bytes the size
 */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
