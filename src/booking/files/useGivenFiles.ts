import { useListener } from '@/browser/useListener'
import { useMessages } from '@/components/messages/useMessages'
import { type UploadField, uploadFields } from '@/domain/booking/uploadFields'
import { uploadPlaces } from '@/domain/booking/uploadPlaces'
import { comma } from '@/texts/language'
import { t } from '@/texts/t'
import { type FormFiles, nameAt } from './useBookingFiles'

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
