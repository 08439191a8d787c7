import { useEffect, useEffectEvent } from 'react'
import { useMessages } from '@/components/messages/useMessages'
import { uploadFields, uploadPlaces, type UploadField } from '@/domain/booking/uploads'
import { nameAt, type FormFiles } from './useBookingFiles'
import { comma } from '@/texts/language'
import { t } from '@/texts/t'

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
  const giveAnywhere = useEffectEvent((files: readonly File[]) => {
    const isBehind = document.querySelector('[aria-modal="true"]') !== null
    if (isTaken && !isBehind) give(files, null)
  })
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault()
    }
    const onDrop = (event: DragEvent) => {
      // An upload field has already handled the drop.
      if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return
      event.preventDefault()
      giveAnywhere([...(event.dataTransfer?.files ?? [])])
    }
    const onPaste = ({ clipboardData, defaultPrevented }: ClipboardEvent) => {
      // Spreadsheets copy cells as a picture too: where there is text, the text is meant.
      if (defaultPrevented || !clipboardData || clipboardData.getData('text/plain') !== '') return
      giveAnywhere([...clipboardData.files])
    }
    window.addEventListener('dragover', onDragOver)
    window.addEventListener('drop', onDrop)
    window.addEventListener('paste', onPaste)
    return () => {
      window.removeEventListener('dragover', onDragOver)
      window.removeEventListener('drop', onDrop)
      window.removeEventListener('paste', onPaste)
    }
  }, [])
  return give
}
