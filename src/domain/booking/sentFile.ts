import { plainFile } from './plainFile'
import type { UploadField } from './uploadFields'

/** Bytes; enough that no two names are ever the same. */
const MARK_BYTES = 8
const newMark = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(MARK_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * A chosen file as it is sent: a {@link plainFile} whose name has a random part, as a backend may store it under that
 * name, where the file of another booking must not take its place; another attempt has another one.
 */
export const sentFile = (field: UploadField, file: File): File => plainFile(field, file, `-${newMark()}`)
