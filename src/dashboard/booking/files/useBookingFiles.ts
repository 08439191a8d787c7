import { useCallback, useEffect, useRef, useState } from 'react'
import type { BookingFiles } from '@/domain/forms/bookingForm'
import { uploadFields, type UploadField } from '@/domain/booking/uploads'
import type { Draft, FileName } from '../draft/draft'

/** What stands at one of the booking's places for files. */
export type Place =
  | { is: 'none' }
  /** Kept with the draft, and being read. */
  | ({ is: 'returning' } & FileName)
  /** Chosen, and being made ready to send. */
  | ({ is: 'preparing' } & FileName)
  | { is: 'ready'; file: File }
  /** Chosen, but not as it has to be; or kept, and gone. */
  | { is: 'refused' | 'lost'; problem: string }
export type Places = Readonly<Record<UploadField, Place>>

export const noPlace: Place = { is: 'none' }

const lost = (name: string): Place => ({ is: 'lost', problem: `${name} could not be brought back. Choose it again.` })

const eachPlace = <Value>(valueOf: (field: UploadField) => Value): Record<UploadField, Value> => ({
  shipperIDFront: valueOf('shipperIDFront'),
  shipperIDBack: valueOf('shipperIDBack'),
  customNTN: valueOf('customNTN'),
})

/** The files that are ready to be sent. */
export const readyFiles = (places: Places): BookingFiles =>
  eachPlace((field) => {
    const place = places[field]
    return place.is === 'ready' ? place.file : null
  })

/** What is wrong at a place; null where nothing is. */
export const problemAt = (place: Place): string | null => ('problem' in place ? place.problem : null)

/**
 * The files of a booking. They are kept with the draft, and brought back with it.
 *
 * @param draft the booking that they belong to
 * @param onNotKept hears that a file could not be written down; the booking goes on without
 */
export function useBookingFiles(draft: Draft, onNotKept: () => void) {
  const [places, setPlaces] = useState<Places>(() =>
    eachPlace((field) => {
      const kept = draft.fileNames[field]
      return kept ? { is: 'returning', ...kept } : noPlace
    }),
  )
  /** As they stand at this moment: much happens between two drawings. */
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
      // What was chosen or removed meanwhile stays.
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
  /** Puts a file in as soon as it has been read, unless something else was put there meanwhile. */
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
