import { useEffect, useRef } from 'react'
import { uploadFields, type UploadField } from '@/domain/booking/uploads'
import type { Draft } from '../draft/draft'
import type { FormerFiles } from './filledParties'
import type { useBookingFiles } from '../files/useBookingFiles'

export type FormFiles = Omit<ReturnType<typeof useBookingFiles>, 'isComing'>

/**
 * The files of the shipper who stood in the form before another was filled in: they are taken out, and brought back with
 * Undo, also after a reload.
 */
export function useFormerFiles(draft: Draft, booking: FormFiles) {
  const { setFile } = booking
  const latest = useRef(booking)
  useEffect(() => {
    latest.current = booking
  })
  const former = useRef(new Map<UploadField, File>())
  /** Chosen, and being made ready. */
  const coming = useRef(new Map<UploadField, File>())
  /** Of those, the ones that were chosen for a shipper who no longer stands there. */
  const late = useRef(new Set<UploadField>())
  /** Chosen or removed since a shipper is being waited for: they are his. */
  const since = useRef(new Set<UploadField>())
  /** Being brought back; whatever is chosen meanwhile stays. */
  const returning = useRef(new Set<UploadField>())

  const setAside = (field: UploadField, file: File) => {
    former.current.set(field, file)
    void draft.keepFormer(field, file)
  }
  const choose: FormFiles['setFile'] = (field, file, problem, comingFile) => {
    if (comingFile) coming.current.set(field, comingFile)
    else coming.current.delete(field)
    if (late.current.delete(field) && !comingFile) {
      if (file) setAside(field, file)
      return
    }
    since.current.add(field)
    returning.current.delete(field)
    setFile(field, file, problem, comingFile)
  }
  const bringBack = (field: UploadField, { name, type }: { name: string; type: string }) => {
    const file = former.current.get(field)
    const comingFile = coming.current.get(field)
    if (late.current.delete(field) && comingFile) setFile(field, null, null, comingFile)
    else if (file) setFile(field, file, null)
    else {
      const arrive = (arrived: File | null) => {
        if (!returning.current.delete(field)) return
        setFile(field, arrived, arrived ? null : `${name} could not be brought back. Choose it again.`)
      }
      returning.current.add(field)
      setFile(field, null, null, new File([], name, { type }))
      draft.readFormer(field, { name, type }).then(arrive, () => arrive(null))
    }
  }

  return {
    choose,
    /** A shipper is being waited for: what is chosen from now on is his. */
    await: () => since.current.clear(),
    /**
     * Another shipper is filled in, or the same one once more.
     *
     * @param isOut whether the files that stand there are another's, and are taken out
     * @returns the files that stood there
     */
    leave: (isOut: boolean): FormerFiles => {
      const { files, fileErrors, isReturning } = latest.current
      const stood: FormerFiles = {}
      for (const field of uploadFields) {
        if (since.current.has(field)) continue
        const file = files[field] ?? coming.current.get(field) ?? (isReturning ? draft.fileNames[field] : undefined)
        if (file) stood[field] = { name: file.name, type: file.type, isOut }
        if (!isOut || (!file && !fileErrors[field])) continue
        if (files[field]) setAside(field, files[field])
        else if (coming.current.has(field)) late.current.add(field)
        else if (file)
          draft
            .readFile(field)
            .then((read) => setAside(field, read))
            .catch(() => undefined)
        setFile(field, null, null)
      }
      since.current.clear()
      return stood
    },
    /** Brings back the files that stood there, and takes out those that have been chosen since. */
    undo: (stood: FormerFiles) => {
      for (const field of uploadFields) {
        const file = stood[field]
        if (file?.isOut) bringBack(field, file)
        else if (!file) {
          if (coming.current.has(field)) late.current.add(field)
          if (latest.current.files[field] ?? coming.current.get(field)) setFile(field, null, null)
        }
      }
    },
  }
}
