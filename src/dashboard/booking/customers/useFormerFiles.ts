import { useRef } from 'react'
import { uploadFields, type UploadField } from '@/domain/booking/uploads'
import type { Draft, FileName } from '../draft/draft'
import { noPlace, type FormFiles, type Place } from '../files/useBookingFiles'
import type { FormerFiles } from './filledParties'

/** Takes out the former shipper's files when another is filled in; Undo brings them back, even after a reload. */
export function useFormerFiles(draft: Draft, { put, bringBack, placeNow }: FormFiles) {
  const former = useRef(new Map<UploadField, File>())
  /** Files still being prepared for a shipper who has since been replaced. */
  const late = useRef(new Map<UploadField, FileName>())

  const setAside = (field: UploadField, file: File) => {
    former.current.set(field, file)
    void draft.keepFormer(field, file)
  }
  const bringFormerBack = (field: UploadField, name: FileName) => {
    const preparing = late.current.get(field)
    late.current.delete(field)
    const file = former.current.get(field)
    if (preparing) put(field, { is: 'preparing', ...preparing })
    else if (file) put(field, { is: 'ready', file })
    else bringBack(field, name, draft.readFormer(field, name))
  }

  return {
    choose: (field: UploadField, place: Place) => {
      if (!late.current.delete(field) || place.is === 'preparing') put(field, place)
      else if (place.is === 'ready') setAside(field, place.file)
    },
    /**
     * To be called when another shipper is filled in, or the same one again.
     *
     * @param isOut whether the files belong to another shipper and have to be taken out
     * @param his upload fields whose file was chosen for the shipper being filled in
     */
    leave: (isOut: boolean, his: readonly UploadField[]): FormerFiles => {
      const stood: FormerFiles = {}
      for (const field of uploadFields) {
        const place = placeNow(field)
        if (place.is === 'none' || his.includes(field)) continue
        const name = nameAt(place)
        if (name) stood[field] = { ...name, isOut }
        if (!isOut) continue
        if (place.is === 'ready') setAside(field, place.file)
        else if (place.is === 'preparing') late.current.set(field, nameOf(place))
        else if (place.is === 'returning')
          draft
            .readFile(field)
            .then((read) => setAside(field, read))
            .catch(() => undefined)
        put(field, noPlace)
      }
      return stood
    },
    /** Also takes out the files chosen since. */
    undo: (stood: FormerFiles) => {
      for (const field of uploadFields) {
        const place = placeNow(field)
        const file = stood[field]
        if (file?.isOut) bringFormerBack(field, file)
        else if (!file && nameAt(place)) {
          if (place.is === 'preparing') late.current.set(field, nameOf(place))
          put(field, noPlace)
        }
      }
    },
  }
}

const nameOf = ({ name, type }: FileName): FileName => ({ name, type })

function nameAt(place: Place): FileName | null {
  if (place.is === 'ready') return nameOf(place.file)
  return 'name' in place ? nameOf(place) : null
}
