import type { UploadField } from './uploadFields'

/** The beginning of the name under which it is sent. */
const names: Readonly<Record<UploadField, string>> = {
  shipperIDFront: 'id-card-front',
  shipperIDBack: 'id-card-back',
  customNTN: 'custom-copies',
}

const extensions = new Map([
  ['image/png', 'png'],
  ['application/pdf', 'pdf'],
])

/**
 * The file under a plain name of ours, never the customer's. Its type is the one found out when it was prepared; any
 * other than PDF and PNG becomes JPEG (product 5.5).
 */
export const plainFile = (field: UploadField, file: File): File => named(names[field], file)

/** Bytes; enough that no two names are ever the same. */
const MARK_BYTES = 8
const newMark = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(MARK_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * The same as it is sent. Its name has a random part, as a backend may store it under that name, where the file of
 * another booking must not take its place; another attempt has another one.
 */
export const sentFile = (field: UploadField, file: File): File => named(`${names[field]}-${newMark()}`, file)

function named(name: string, file: File): File {
  const extension = extensions.get(file.type)
  return new File([file], `${name}.${extension ?? 'jpg'}`, { type: extension ? file.type : 'image/jpeg' })
}
