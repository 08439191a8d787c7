import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type UploadField, uploadFields, uploadControl } from '@/domain/booking/uploadFields'
import { MAX_CHOSEN_BYTES } from '@/domain/booking/uploadProblem'
import type { BookingFiles } from '@/domain/forms/bookingForm'
import { t } from '@/texts/t'
import type { Draft } from '../draft/draft'
import type { SavedFile } from '../draft/savedFile'
import { preparedFile } from './preparedFile'

export type Place =
  | { kind: 'none' }
  /** Being read from the draft, or prepared for sending. */
  | { kind: 'loading'; name: string }
  | { kind: 'ready'; file: File }
  /** A file that may not be sent, or that was stored with the draft and is gone. */
  | { kind: 'bad'; problem: string }
export type Places = Readonly<Record<UploadField, Place>>

const noPlace: Place = { kind: 'none' }

const eachPlace = <Value>(valueOf: (field: UploadField) => Value) =>
  Object.fromEntries(uploadFields.map((field) => [field, valueOf(field)])) as Record<UploadField, Value>

export const readyFiles = (places: Places): BookingFiles =>
  eachPlace((field) => (places[field].kind === 'ready' ? places[field].file : null))

/** Their names, also of those that are still being loaded. */
export const chosenFiles = (places: Places) => eachPlace((field) => nameAt(places[field]))

export const problemAt = (place: Place): string | null => (place.kind === 'bad' ? place.problem : null)

/** The name of the file at the place, also of one that is still being loaded; null if there is none. */
export function nameAt(place: Place): string | null {
  if (place.kind === 'ready') return place.file.name
  return place.kind === 'loading' ? place.name : null
}

export function useBookingFiles(draft: Draft) {
  const [places, setPlaces] = useState<Places>(() =>
    eachPlace((field) => {
      const saved = draft.file(field)
      return saved ? { kind: 'loading', name: saved.name } : noPlace
    }),
  )
  /** Always current, also between two renders. */
  const latest = useRef(places)
  const hasLeft = useRef(false)
  const show = (field: UploadField, place: Place) => {
    latest.current = { ...latest.current, [field]: place }
    setPlaces(latest.current)
  }

  const load = async (field: UploadField, { name }: { name: string }, reading: Promise<File>) => {
    const loading: Place = { kind: 'loading', name }
    show(field, loading)
    // A file chosen meanwhile takes precedence, and the booking may be over.
    const isAwaited = () => !hasLeft.current && latest.current[field] === loading
    const chosen = await reading.catch(() => null)
    const prepared = chosen && (await preparedFile(field, chosen))
    if (!isAwaited()) return
    if (prepared === null) show(field, { kind: 'bad', problem: t('booking.fileNotLoaded', { name }) })
    else if (typeof prepared !== 'string') show(field, { kind: 'ready', file: prepared })
    else {
      show(field, { kind: 'bad', problem: prepared })
      void draft.writeFile(field, null)
    }
  }
  /** Null empties the place. */
  const put = (field: UploadField, file: File | null) => {
    draft.edit()
    // A video of some gigabytes would fill memory and disk before it is refused.
    void draft.writeFile(field, file && file.size > MAX_CHOSEN_BYTES ? null : file)
    if (file) void load(field, file, Promise.resolve(file))
    else show(field, noPlace)
  }
  const takeOut = (field: UploadField) => {
    show(field, noPlace)
    draft.edit()
    void draft.nameFile(field, undefined)
  }
  const restore = (field: UploadField, file: SavedFile) => {
    put(field, null)
    void draft.nameFile(field, file)
    void load(field, file, draft.readFile(file))
  }

  const loadSaved = useEffectEvent(() => {
    for (const field of uploadFields) {
      const file = draft.file(field)
      if (file) void load(field, file, draft.readFile(file))
    }
  })
  useEffect(() => {
    hasLeft.current = false
    loadSaved()
    return () => {
      hasLeft.current = true
    }
  }, [])

  const loading = uploadFields.find((field) => places[field].kind === 'loading')
  /** What the booking has to wait for. */
  const awaited = loading ? t(uploadControl(loading).preparing) : null
  return {
    places,
    awaited,
    put,
    takeOut,
    restore,
    placeNow: (field: UploadField): Place => latest.current[field],
    /** The files that are ready at this moment. */
    readyNow: (): BookingFiles => readyFiles(latest.current),
  }
}

export type FormFiles = ReturnType<typeof useBookingFiles>
