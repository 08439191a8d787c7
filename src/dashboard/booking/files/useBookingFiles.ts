import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BookingFiles } from '@/domain/forms/bookingForm'
import { uploadFields, type UploadField } from '@/domain/booking/uploads'
import type { Draft, KeptFile } from '../draft/draft'
import { preparedFile } from './preparedFile'

export type Place =
  | { kind: 'none' }
  /** Stored with the draft, being read. */
  | { kind: 'returning'; name: string }
  /** As it was chosen, being prepared for sending. */
  | { kind: 'preparing'; file: File }
  | { kind: 'ready'; file: File }
  /** `refused`: a file that may not be sent; `lost`: stored with the draft, but gone. */
  | { kind: 'refused' | 'lost'; problem: string }
export type Places = Readonly<Record<UploadField, Place>>

export const noPlace: Place = { kind: 'none' }

const lost = (name: string): Place => ({ kind: 'lost', problem: `${name} could not be loaded. Choose it again.` })

const eachPlace = <Value>(valueOf: (field: UploadField) => Value): Record<UploadField, Value> => ({
  shipperIDFront: valueOf('shipperIDFront'),
  shipperIDBack: valueOf('shipperIDBack'),
  customNTN: valueOf('customNTN'),
})

export const readyFiles = (places: Places): BookingFiles =>
  eachPlace((field) => {
    const place = places[field]
    return place.kind === 'ready' ? place.file : null
  })

/** As named, also those that are still being read or prepared. */
export const chosenFiles = (places: Places) => eachPlace((field) => nameAt(places[field]))

const inSentences = {
  shipperIDFront: 'ID card’s front',
  shipperIDBack: 'ID card’s back',
  customNTN: 'custom copies',
} as const

export const problemAt = (place: Place): string | null => ('problem' in place ? place.problem : null)

/** Of the file at the place, also one that is still being read or prepared; null if there is none. */
export function nameAt(place: Place): string | null {
  if ('file' in place) return place.file.name
  return place.kind === 'returning' ? place.name : null
}

export function useBookingFiles(draft: Draft) {
  const [places, setPlaces] = useState<Places>(() =>
    eachPlace((field) => {
      const kept = draft.file(field)
      return kept ? { kind: 'returning', name: kept.name } : noPlace
    }),
  )
  /** Always current, also between two renders. */
  const latest = useRef(places)
  const isOver = useRef(false)
  const show = (field: UploadField, place: Place) => {
    latest.current = { ...latest.current, [field]: place }
    setPlaces(latest.current)
  }

  /** Whatever is put there meanwhile takes precedence; the booking may be over, too. */
  const isAwaited = (field: UploadField, place: Place) => !isOver.current && latest.current[field] === place
  const prepare = async (field: UploadField, place: Place) => {
    if (place.kind !== 'preparing') return
    const prepared = await preparedFile(field, place.file)
    if (!isAwaited(field, place)) return
    if (typeof prepared === 'string') {
      show(field, { kind: 'refused', problem: prepared })
      void draft.keepFile(field, null)
    } else {
      show(field, { kind: 'ready', file: prepared })
      void draft.keepPrepared(field, prepared)
    }
  }
  const put = (field: UploadField, place: Place) => {
    show(field, place)
    draft.edit()
    // A chosen file is saved as it is, and replaced by the one made ready: a reload meanwhile loses nothing.
    void draft.keepFile(field, 'file' in place ? place.file : null, place.kind === 'ready')
    void prepare(field, place)
  }
  const read = (field: UploadField, awaited: Place, { name, isPrepared }: KeptFile) => {
    const become = (place: Place) => {
      if (!isAwaited(field, awaited)) return
      show(field, place)
      void prepare(field, place)
    }
    draft.readFile(field).then(
      (file) => become({ kind: isPrepared ? 'ready' : 'preparing', file }),
      () => become(lost(name)),
    )
  }
  const takeOut = (field: UploadField) => {
    show(field, noPlace)
    draft.edit()
    draft.exchangeFile(field, undefined)
  }
  const bringBack = (field: UploadField, file: KeptFile) => {
    const awaited: Place = { kind: 'returning', name: file.name }
    show(field, awaited)
    draft.edit()
    draft.exchangeFile(field, file)
    read(field, awaited, file)
  }

  const bringKept = useEffectEvent(() => {
    for (const field of uploadFields) {
      const file = draft.file(field)
      if (file && latest.current[field].kind === 'returning') read(field, latest.current[field], file)
    }
  })
  useEffect(() => {
    isOver.current = false
    bringKept()
    return () => {
      isOver.current = true
    }
  }, [])

  const coming = uploadFields.find((field) => ['returning', 'preparing'].includes(places[field].kind))
  /** What the booking has to wait for. */
  const awaited = coming ? `Preparing the ${inSentences[coming]}…` : null
  return { places, awaited, put, takeOut, bringBack, placeNow: (field: UploadField): Place => latest.current[field] }
}

export type FormFiles = ReturnType<typeof useBookingFiles>
