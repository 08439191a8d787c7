import { useEffect, useRef, useState } from 'react'
import { noFiles, type BookingFiles } from '@/domain/forms/bookingForm'
import { uploadFields, type UploadField } from '@/domain/booking/uploads'
import type { Draft } from '../draft/draft'
import type { FileErrors } from '../sections/ShipperSection'

/**
 * The files of a booking. They are kept with the draft, and brought back with it.
 *
 * @param draft the booking that they belong to
 * @param onNotKept hears that a file could not be written down; the booking goes on without
 */
export function useBookingFiles(draft: Draft, onNotKept: () => void) {
  const [files, setFiles] = useState<BookingFiles>(noFiles)
  const [fileErrors, setFileErrors] = useState<FileErrors>({})
  const [returning, setReturning] = useState<readonly UploadField[]>(() =>
    uploadFields.filter((field) => draft.fileNames[field]),
  )
  /** Chosen, and being made ready to send. */
  const [coming, setComing] = useState<readonly UploadField[]>([])
  /** What was chosen or removed since: a file that comes back late must not take its place. */
  const settled = useRef(new Set<UploadField>())

  const setError = (field: UploadField, problem: string | null) =>
    setFileErrors(({ [field]: _settled, ...others }) => (problem === null ? others : { ...others, [field]: problem }))

  useEffect(() => {
    let isOver = false
    for (const field of uploadFields) {
      const name = draft.fileNames[field]?.name
      if (name === undefined) continue
      const arrive = (file: File | null) => {
        if (isOver) return
        setReturning((fields) => fields.filter((other) => other !== field))
        if (settled.current.has(field)) return
        if (file) setFiles((earlier) => ({ ...earlier, [field]: file }))
        else setError(field, `${name} could not be brought back. Choose it again.`)
      }
      draft.readFile(field).then(arrive, () => arrive(null))
    }
    return () => {
      isOver = true
    }
  }, [draft])

  const setFile = (field: UploadField, file: File | null, problem: string | null, coming?: File) => {
    settled.current.add(field)
    setComing((fields) => [...fields.filter((other) => other !== field), ...(coming ? [field] : [])])
    setFiles((earlier) => ({ ...earlier, [field]: file }))
    setError(field, problem)
    draft.edit()
    if (coming) {
      draft.awaitFile(field, coming)
      return
    }
    void draft.keepFile(field, file).then((isKept) => {
      if (!isKept && file) onNotKept()
    })
  }

  return { files, fileErrors, isReturning: returning.length > 0, isComing: coming.length > 0, setFile }
}
