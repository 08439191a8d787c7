export const uploadFields = ['shipperIDFront', 'shipperIDBack', 'customNTN'] as const
export type UploadField = (typeof uploadFields)[number]

const uploadKinds = ['jpeg', 'png', 'pdf'] as const
export type UploadKind = (typeof uploadKinds)[number]

export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024

/** Enough bytes for the longest of the file signatures below. */
export const UPLOAD_HEAD_BYTES = 8

const images: readonly UploadKind[] = ['jpeg', 'png']

/** ID cards are printed on the consent form, so they must be images. */
const kindsTaken: Record<UploadField, readonly UploadKind[]> = {
  shipperIDFront: images,
  shipperIDBack: images,
  customNTN: [...images, 'pdf'],
}

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

/** A file's kind by its first {@link UPLOAD_HEAD_BYTES} bytes, regardless of its name; null for any other kind. */
export function uploadKind(head: Uint8Array): UploadKind | null {
  return uploadKinds.find((kind) => signatures[kind].every((byte, index) => head[index] === byte)) ?? null
}

/** The error message for a file of `size` bytes, by its first {@link UPLOAD_HEAD_BYTES} bytes; null if it is fine. */
export function uploadProblem(field: UploadField, size: number, head: Uint8Array): string | null {
  if (size === 0) return 'The file is empty'
  if (size > MAX_UPLOAD_BYTES) return 'The file cannot be larger than 10 MB'
  const kind = uploadKind(head)
  if (kind === null || !kindsTaken[field].includes(kind)) return `The file must be a ${uploadTexts[field].kinds}`
  return null
}

export const PDF_TAIL_BYTES = 2048

/** The error message for a truncated PDF, whose last {@link PDF_TAIL_BYTES} bytes lack the end mark; otherwise null. */
export function pdfProblem(tail: Uint8Array): string | null {
  return String.fromCharCode(...tail).includes('%%EOF') ? null : 'The PDF cannot be read. Choose it again.'
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
    const kinds: readonly UploadKind[] = type === PDF ? ['pdf'] : images
    const place = left.find((field) => kinds.some((kind) => kindsTaken[field].includes(kind)))
    if (place === undefined) return null
    left.splice(left.indexOf(place), 1)
    return place
  })
}

/** A size in bytes for display: `412 KB`, `3.2 MB`. */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
