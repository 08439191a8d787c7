import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BookingFiles } from '@/domain/forms/bookingForm'
import { uploadFields, type UploadField } from '@/domain/booking/uploads'
import type { Draft, FileName } from '../draft/draft'
import { preparedFile } from './preparedFile'

/** Stored with the draft, being read. */
type Returning = { is: 'returning' } & FileName

export type Place =
  | { is: 'none' }
  | Returning
  /** As it was chosen, being prepared for sending. */
  | { is: 'preparing'; file: File }
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

/** As named, also those that are still being read or prepared. */
export const chosenFiles = (places: Places) => eachPlace((field) => nameAt(places[field]))

const inSentences = {
  shipperIDFront: 'ID card’s front',
  shipperIDBack: 'ID card’s back',
  customNTN: 'custom copies',
} as const

export const problemAt = (place: Place): string | null => ('problem' in place ? place.problem : null)

/** The file at the place, also one that is still being read or prepared; null if there is none. */
export function nameAt(place: Place): FileName | null {
  if (place.is === 'ready' || place.is === 'preparing') {
    return { name: place.file.name, type: place.file.type, isPrepared: place.is === 'ready' }
  }
  return place.is === 'returning' ? { name: place.name, type: place.type, isPrepared: place.isPrepared } : null
}

export function useBookingFiles(draft: Draft, onNotKept: () => void) {
  const [places, setPlaces] = useState<Places>(() =>
    eachPlace((field) => {
      const kept = draft.fileNames[field]
      return kept ? { is: 'returning', ...kept } : noPlace
    }),
  )
  /** Always current, also between two renders. */
  const latest = useRef(places)
  const isOver = useRef(false)
  const show = (field: UploadField, place: Place) => {
    latest.current = { ...latest.current, [field]: place }
    setPlaces(latest.current)
  }

  const heed = async (isKept: Promise<boolean>) => {
    if (!(await isKept)) onNotKept()
  }
  /** Whatever is put there meanwhile takes precedence; the booking may be over, too. */
  const isAwaited = (field: UploadField, place: Place) => !isOver.current && latest.current[field] === place
  const prepare = async (field: UploadField, place: Place) => {
    if (place.is !== 'preparing') return
    const prepared = await preparedFile(field, place.file)
    if (!isAwaited(field, place)) return
    if (typeof prepared === 'string') {
      show(field, { is: 'refused', problem: prepared })
      void draft.keepFile(field, null)
    } else {
      show(field, { is: 'ready', file: prepared })
      void heed(draft.keepPrepared(field, prepared))
    }
  }
  const put = (field: UploadField, place: Place) => {
    show(field, place)
    draft.edit()
    // A chosen file is saved as it is, and replaced by the one made ready: a reload meanwhile loses nothing.
    if (place.is === 'returning') draft.awaitFile(field, place)
    else if ('file' in place) void heed(draft.keepFile(field, place.file, place.is === 'ready'))
    else void draft.keepFile(field, null)
    void prepare(field, place)
  }
  const arrive = (field: UploadField, awaited: Returning, read: Promise<File>, set: typeof put) => {
    const become = (place: Place) => {
      if (isAwaited(field, awaited)) set(field, place)
    }
    read.then(
      (file) => become({ is: awaited.isPrepared ? 'ready' : 'preparing', file }),
      () => become(lost(awaited.name)),
    )
  }
  const bringBack = (field: UploadField, { name, type, isPrepared }: FileName, read: Promise<File>) => {
    const awaited: Returning = { is: 'returning', name, type, isPrepared }
    put(field, awaited)
    arrive(field, awaited, read, put)
  }

  const bringKept = useEffectEvent(() => {
    for (const field of uploadFields) {
      const awaited = latest.current[field]
      if (awaited.is !== 'returning') continue
      // It stands in the draft already.
      arrive(field, awaited, draft.readFile(field), (_, place) => {
        show(field, place)
        void prepare(field, place)
      })
    }
  })
  useEffect(() => {
    isOver.current = false
    bringKept()
    return () => {
      isOver.current = true
    }
  }, [])

  const coming = uploadFields.find((field) => ['returning', 'preparing'].includes(places[field].is))
  /** What the booking has to wait for. */
  const awaited = coming ? `Preparing the ${inSentences[coming]}…` : null
  return { places, awaited, put, bringBack, placeNow: (field: UploadField): Place => latest.current[field] }
}

export type FormFiles = ReturnType<typeof useBookingFiles>
