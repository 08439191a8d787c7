import { type RefCallback, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useListener } from '@/browser/useListener'
import type { BookingFiles } from '@/domain/forms/bookingForm'
import { redrawnAsJpeg } from '@/browser/redrawnAsJpeg'
import { withoutMetadata } from '@/domain/booking/pictureMetadata'
import {
  MAX_CARD_BYTES,
  MAX_CHOSEN_BYTES,
  MAX_UPLOAD_BYTES,
  pdfProblem,
  preparingText,
  sizeProblem,
  UPLOAD_HEAD_BYTES,
  uploadFields,
  uploadKind,
  uploadPlaces,
  uploadProblem,
  type PictureKind,
  type UploadField,
} from '@/domain/booking/uploads'
import type { Draft, KeptFile } from '../draft/draft'
import { t } from '@/texts/t'
import { useMessages } from '@/components/messages/useMessages'
import { comma } from '@/texts/language'

export type Place =
  | { kind: 'none' }
  /** Being read from the draft, or prepared for sending. */
  | { kind: 'coming'; name: string }
  | { kind: 'ready'; file: File }
  /** A file that may not be sent, or that was stored with the draft and is gone. */
  | { kind: 'bad'; problem: string }
export type Places = Readonly<Record<UploadField, Place>>

const noPlace: Place = { kind: 'none' }

const eachPlace = <Value>(valueOf: (field: UploadField) => Value) =>
  Object.fromEntries(uploadFields.map((field) => [field, valueOf(field)])) as Record<UploadField, Value>

export const readyFiles = (places: Places): BookingFiles =>
  eachPlace((field) => (places[field].kind === 'ready' ? places[field].file : null))

/** As named, also those that are still coming. */
export const chosenFiles = (places: Places) => eachPlace((field) => nameAt(places[field]))

export const problemAt = (place: Place): string | null => (place.kind === 'bad' ? place.problem : null)

/** Of the file at the place, also one that is still coming; null if there is none. */
export function nameAt(place: Place): string | null {
  if (place.kind === 'ready') return place.file.name
  return place.kind === 'coming' ? place.name : null
}

export function useBookingFiles(draft: Draft) {
  const [places, setPlaces] = useState<Places>(() =>
    eachPlace((field) => {
      const kept = draft.file(field)
      return kept ? { kind: 'coming', name: kept.name } : noPlace
    }),
  )
  /** Always current, also between two renders. */
  const latest = useRef(places)
  const isOver = useRef(false)
  const show = (field: UploadField, place: Place) => {
    latest.current = { ...latest.current, [field]: place }
    setPlaces(latest.current)
  }

  const bring = async (field: UploadField, { name }: { name: string }, reading: Promise<File>) => {
    const coming: Place = { kind: 'coming', name }
    show(field, coming)
    // Whatever is put there meanwhile takes precedence; the booking may be over, too.
    const isAwaited = () => !isOver.current && latest.current[field] === coming
    const chosen = await reading.catch(() => null)
    const prepared = chosen && (await preparedFile(field, chosen))
    if (!isAwaited()) return
    if (prepared === null) show(field, { kind: 'bad', problem: t('booking.fileNotLoaded', { name }) })
    else if (typeof prepared !== 'string') show(field, { kind: 'ready', file: prepared })
    else {
      show(field, { kind: 'bad', problem: prepared })
      void draft.keepFile(field, null)
    }
  }
  /** Null empties the place. */
  const put = (field: UploadField, file: File | null) => {
    draft.edit()
    // A film of some gigabytes would fill memory and disk before it is refused.
    void draft.keepFile(field, file && file.size > MAX_CHOSEN_BYTES ? null : file)
    if (file) void bring(field, file, Promise.resolve(file))
    else show(field, noPlace)
  }
  const takeOut = (field: UploadField) => {
    show(field, noPlace)
    draft.edit()
    void draft.nameFile(field, undefined)
  }
  const bringBack = (field: UploadField, file: KeptFile) => {
    put(field, null)
    void draft.nameFile(field, file)
    void bring(field, file, draft.readFile(file))
  }

  const bringKept = useEffectEvent(() => {
    for (const field of uploadFields) {
      const file = draft.file(field)
      if (file) void bring(field, file, draft.readFile(file))
    }
  })
  useEffect(() => {
    isOver.current = false
    bringKept()
    return () => {
      isOver.current = true
    }
  }, [])

  const coming = uploadFields.find((field) => places[field].kind === 'coming')
  /** What the booking has to wait for. */
  const awaited = coming ? preparingText(coming) : null
  return { places, awaited, put, takeOut, bringBack, placeNow: (field: UploadField): Place => latest.current[field] }
}

export type FormFiles = ReturnType<typeof useBookingFiles>

/** `at`: the field the files were meant for, null for the first empty ones. */
export type GiveFiles = (files: readonly File[], at: UploadField | null) => void

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') === true

/** Files may be dropped or pasted anywhere on the page; otherwise the browser would open them and leave the page. */
export function useGivenFiles({ put, placeNow }: FormFiles, isTaken: boolean): GiveFiles {
  const messages = useMessages()
  const give: GiveFiles = (files, at) => {
    const empty = uploadFields.filter((field) => nameAt(placeNow(field)) === null)
    const types = files.map(({ type }) => type)
    const taken = uploadPlaces(types, empty, at)
    const left = files.filter((file, index) => {
      const field = taken[index]
      if (field) put(field, file)
      return !field
    })
    if (left.length === 0) return
    messages.error(t('booking.noRoomFor', { files: left.map(({ name }) => name).join(comma) }))
  }
  const giveAnywhere = (files: readonly File[]) => {
    const isBehind = document.querySelector('[aria-modal="true"]') !== null
    if (isTaken && !isBehind) give(files, null)
  }
  useListener('dragover', (event) => {
    if (hasFiles(event.dataTransfer)) event.preventDefault()
  })
  useListener('drop', (event) => {
    // An upload field has already handled the drop.
    if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return
    event.preventDefault()
    giveAnywhere([...(event.dataTransfer?.files ?? [])])
  })
  useListener('paste', ({ clipboardData, defaultPrevented }) => {
    // Spreadsheets copy cells as a picture too: where there is text, the text is meant.
    if (defaultPrevented || !clipboardData || clipboardData.getData('text/plain') !== '') return
    giveAnywhere([...clipboardData.files])
  })
  return give
}

/** The `ref` of an image that shows a file, whose address is given back when the image goes. */
export function useShownFile(file: File): RefCallback<HTMLImageElement> {
  return useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
}

/** Image pixels: enough for the small print of an ID card. */
const LONGEST_SIDE = 2000

/**
 * A chosen file as it is sent, under its chosen name and with the type of its content; or what is wrong with it, as a
 * text. It is a copy: the original may be changed or removed on disk meanwhile.
 */
async function preparedFile(field: UploadField, chosen: File): Promise<File | string> {
  try {
    // Read in one go, since it may change on disk between two.
    const isTooLarge = chosen.size > MAX_CHOSEN_BYTES
    const bytes = new Uint8Array(await (isTooLarge ? chosen.slice(0, UPLOAD_HEAD_BYTES) : chosen).arrayBuffer())
    const kind = uploadKind(bytes)
    const problem = uploadProblem(field, chosen.size, kind)
    if (kind === null || problem !== null) return problem ?? t('booking.pictureUnreadable')
    if (kind === 'pdf') return pdfProblem(bytes) ?? new File([bytes], chosen.name, { type: 'application/pdf' })
    const picture = await preparedPicture(kind, bytes)
    if (typeof picture === 'string') return picture
    if (picture.size > MAX_UPLOAD_BYTES) return t('booking.fileTooLarge', { most: 10 })
    return new File([picture], chosen.name, { type: picture.type })
  } catch {
    // Moved, deleted or locked since it was chosen.
    return t('booking.fileNotRead')
  }
}

async function preparedPicture(kind: PictureKind, bytes: Uint8Array<ArrayBuffer>): Promise<Blob | string> {
  const isCommon = kind === 'jpeg' || kind === 'png'
  const chosen = new Blob([bytes])
  let bitmap: ImageBitmap
  try {
    const tooLarge = sizeProblem(await sizeOf(chosen))
    if (tooLarge !== null) return tooLarge
    // Turned upright without being told to; older browsers do not know the option that says so.
    bitmap = await createImageBitmap(chosen)
  } catch {
    return t(isCommon ? 'booking.pictureUnreadable' : 'booking.pictureOfOtherKind')
  }
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const parts = isCommon ? withoutMetadata(kind, bytes) : null
  // A photo that was taken here: drawn once more, it would only lose. Colours for a printing press have Adobe's mark.
  const isPlain = lengthOf(parts) === bytes.length && parts?.every(([, marker]) => marker !== ADOBE)
  const isFinished = kind === 'jpeg' && scale === 1 && bytes.length <= MAX_CARD_BYTES && isPlain
  const redrawn = isFinished ? null : await redrawnAsJpeg(bitmap, bitmap.width * scale, bitmap.height * scale)
  bitmap.close()
  if (redrawn) return redrawn
  // Or the canvas returns noise, or nothing: the picture goes as it is.
  if (parts) return new Blob(parts as BlobPart[], { type: `image/${kind}` })
  return t('booking.pictureNotConverted')
}

/** The marker of a segment of a JPEG. */
const ADOBE = 0xee

const lengthOf = (parts: Uint8Array[] | null) => parts?.reduce((sum, { length }) => sum + length, 0)

/** From its header: an image that is not shown is not decoded. Rejects if there is none, or if it claims too much. */
async function sizeOf(picture: Blob): Promise<{ width: number; height: number }> {
  const url = URL.createObjectURL(picture)
  const image = new Image()
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve
      image.onerror = reject
      image.src = url
    })
    return { width: image.naturalWidth, height: image.naturalHeight }
  } finally {
    URL.revokeObjectURL(url)
  }
}
