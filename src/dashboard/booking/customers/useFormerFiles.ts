import { useRef } from 'react'
import { uploadFields, type UploadField } from '@/domain/booking/uploads'
import type { Draft, FileName } from '../draft/draft'
import { nameAt, noPlace, type FormFiles, type Place } from '../files/useBookingFiles'
import type { FormerFiles } from './filledParties'

/** Takes out the former shipper's files when another is filled in; Undo brings them back, even after a reload. */
export function useFormerFiles(draft: Draft, { put, bringBack, placeNow }: FormFiles) {
  const former = useRef(new Map<UploadField, Place>())

  const setAside = (field: UploadField, file: File, place: Place) => {
    former.current.set(field, place)
    void draft.keepFormer(field, file)
  }
  const bringFormerBack = (field: UploadField, name: FileName) => {
    const place = former.current.get(field)
    // One that was being prepared is prepared again.
    if (place) put(field, { ...place })
    else bringBack(field, name, draft.readFormer(field, name))
  }

  return {
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
        if (place.is === 'ready' || place.is === 'preparing') setAside(field, place.file, place)
        else if (place.is === 'returning')
          draft
            .readFile(field)
            .then((file) => setAside(field, file, { is: place.isPrepared ? 'ready' : 'preparing', file }))
            .catch(() => undefined)
        put(field, noPlace)
      }
      return stood
    },
    /** Also takes out the files chosen since. */
    undo: (stood: FormerFiles) => {
      for (const field of uploadFields) {
        const file = stood[field]
        if (file?.isOut) bringFormerBack(field, file)
        else if (!file && nameAt(placeNow(field))) put(field, noPlace)
      }
    },
  }
}
