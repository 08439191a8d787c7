import type { UploadField } from './uploadFields'

/** How the name under which a file is sent begins. */
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
 *
 * @param addition follows the plain name
 */
export function plainFile(field: UploadField, file: File, addition = ''): File {
  const extension = extensions.get(file.type)
  const name = `${names[field]}${addition}.${extension ?? 'jpg'}`
  return new File([file], name, { type: extension ? file.type : 'image/jpeg' })
}
