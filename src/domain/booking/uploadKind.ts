const pictureKinds = ['jpeg', 'png', 'gif', 'webp', 'bmp', 'heif', 'other'] as const
/** `heif`: HEIC and AVIF; `other`: TIFF and JPEG XL, which few browsers decode. */
export type PictureKind = (typeof pictureKinds)[number]
/** The kinds of files that can be chosen. */
export type UploadKind = PictureKind | 'pdf'

/** The start of a file, with a letter for each byte; `heif` files begin with the length of their first part. */
const signatures: Record<PictureKind, RegExp> = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n[^]\n/,
  gif: /^GIF8[79]a/,
  webp: /^RIFF[^]{4}WEBP/,
  bmp: /^BM/,
  heif: /^[^]{4}ftyp[^]{0,60}?(avi[fs]|hei[cxms]|hev[cxms]|mif[12]|msf1)/,
  other: /^(II\*\0|MM\0\*|\xff\n|[^]{4}JXL )/,
}

/** Bytes that show the kind of a file: viewers accept the mark of a PDF anywhere in its first 1024 bytes. */
export const UPLOAD_HEAD_BYTES = 1024

/** A file's kind by its first {@link UPLOAD_HEAD_BYTES} bytes, whatever its name; null for any other (product 5.5). */
export function uploadKind(head: Uint8Array): UploadKind | null {
  // Not with a decoder: browsers read Latin 1 as Windows 1252, where some bytes become other letters.
  const text = String.fromCharCode(...head.subarray(0, UPLOAD_HEAD_BYTES))
  return pictureKinds.find((kind) => signatures[kind].test(text)) ?? (text.includes('%PDF') ? 'pdf' : null)
}
