import { takesPdf, type UploadField, uploadFields } from './uploadFields'

const PDF = 'application/pdf'

/**
 * Assigns a field to each file: the first empty one that accepts its kind, or null if none is left. A single file goes
 * where it was dropped, whatever its kind. Of several files dropped on the custom copies, only the first is accepted.
 *
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
