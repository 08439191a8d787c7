import { useCallback, useEffect, useRef, useState } from 'react'
import type { BookingFiles } from '@/domain/forms/bookingForm'
import { uploadFields, type UploadField } from '@/domain/booking/uploads'
import type { Draft, FileName } from '../draft/draft'

export type Place =
  | { is: 'none' }
  /** Stored with the draft, being read. */
  | ({ is: 'returning' } & FileName)
  /** Chosen, being prepared for sending. */
  | ({ is: 'preparing' } & FileName)
  | { is: 'ready'; file: File }
  /** `refused`: a file that may not be sent; `lost`: stored with the draft, but gone. */
  | { is: 'refused' | 'lost'; problem: string }
export type Places = Readonly<Record<UploadField, Place>>

export const noPlace: Place = { is: 'none' }

const lost = (name: string): Place => ({ is: 'lost', problem: `${name} could not be brought back. Choose it again.` })

const eachPlace = <Value>(valueOf: (field: UploadField) => Value): Record<UploadField, Value> => ({
  shipperIDFront: valueOf('shipperIDFront'),
  shipperIDBack: valueOf('shipperIDBack'),
  customNTN: valueOf('customNTN'),
})

export const readyFiles = (places: Places): BookingFiles =>
  eachPlace((field) => {
    const place = places[field]
    return place.is === 'ready' ? place.file : null
  })

export const problemAt = (place: Place): string | null => ('problem' in place ? place.problem : null)

export function useBookingFiles(draft: Draft, onNotKept: () => void) {
  const [places, setPlaces] = useState<Places>(() =>
    eachPlace((field) => {
      const kept = draft.fileNames[field]
      return kept ? { is: 'returning', ...kept } : noPlace
    }),
  )
  /** Always current, also between two renders. */
  const latest = useRef(places)
  const show = useCallback((field: UploadField, place: Place) => {
    latest.current = { ...latest.current, [field]: place }
    setPlaces(latest.current)
  }, [])

  useEffect(() => {
    let isOver = false
    for (const field of uploadFields) {
      const awaited = latest.current[field]
      if (awaited.is !== 'returning') continue
      // Whatever was chosen or removed meanwhile stays.
      const arrive = (place: Place) => {
        if (!isOver && latest.current[field] === awaited) show(field, place)
      }
      draft.readFile(field).then(
        (file) => arrive({ is: 'ready', file }),
        () => arrive(lost(awaited.name)),
      )
    }
    return () => {
      isOver = true
    }
  }, [draft, show])

  const put = (field: UploadField, place: Place) => {
    show(field, place)
    draft.edit()
    if (place.is === 'returning' || place.is === 'preparing') {
      draft.awaitFile(field, place)
      return
    }
    const file = place.is === 'ready' ? place.file : null
    void draft.keepFile(field, file).then((isKept) => {
      if (!isKept && file) onNotKept()
    })
  }
  /** Whatever is put there before the file has been read takes precedence. */
  const bringBack = (field: UploadField, { name, type }: FileName, read: Promise<File>) => {
    const awaited: Place = { is: 'returning', name, type }
    put(field, awaited)
    const arrive = (place: Place) => {
      if (latest.current[field] === awaited) put(field, place)
    }
    read.then(
      (file) => arrive({ is: 'ready', file }),
      () => arrive(lost(name)),
    )
  }

  return { places, put, bringBack, placeNow: (field: UploadField): Place => latest.current[field] }
}

export type FormFiles = ReturnType<typeof useBookingFiles>
