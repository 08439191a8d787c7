import { randomToken } from '../randomToken'
import { plainFile } from './plainFile'
import type { UploadField } from './uploadFields'

/** Bytes; enough that no two names are ever the same. */
const TOKEN_BYTES = 8

/**
 * A chosen file as it is sent (product 5.5): a {@link plainFile} with a random part in its name, another one at each
 * attempt, because a backend that stores files under their names would replace those of another booking.
 */
export const sentFile = (field: UploadField, file: File): File => plainFile(field, file, `-${randomToken(TOKEN_BYTES)}`)
