import { useEffect, useEffectEvent } from 'react'
import { useMessages } from '@/components/messages/useMessages'
import { uploadFields, uploadPlaces, type UploadField } from '@/domain/booking/uploads'

interface Place {
  isEmpty: () => boolean
  take: (file: File) => void
}

const places = new Map<UploadField, Place>()

export function useUploadPlace(name: UploadField, isEmpty: boolean, take: (file: File) => void): void {
  const isEmptyNow = useEffectEvent(() => isEmpty)
  const takeNow = useEffectEvent(take)
  useEffect(() => {
    const place: Place = { isEmpty: () => isEmptyNow(), take: (file) => takeNow(file) }
    places.set(name, place)
    return () => {
      if (places.get(name) === place) places.delete(name)
    }
  }, [name])
}

/** `at`: the field the files were meant for, null for the first empty ones; `tellLeft` gets the files left over. */
export function giveFiles(files: readonly File[], at: UploadField | null, tellLeft: (files: readonly File[]) => void) {
  const empty = uploadFields.filter((field) => places.get(field)?.isEmpty())
  const taken = uploadPlaces(
    files.map(({ type }) => type),
    empty,
    at,
  )
  const left = files.filter((file, index) => {
    const place = taken[index]
    if (place) places.get(place)?.take(file)
    return !place
  })
  if (left.length > 0) tellLeft(left)
}

export function useTellLeft(): (files: readonly File[]) => void {
  const messages = useMessages()
  return (files) => {
    const names = files.map(({ name }) => name).join(', ')
    messages.error(`There is no room for ${names}. Remove a file first.`)
  }
}

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') === true

/** Files may be dropped or pasted anywhere on the page; otherwise the browser would open them and leave the page. */
export function useFilesAnywhere(isTaken: boolean): void {
  const tellLeft = useTellLeft()
  const give = useEffectEvent((files: readonly File[]) => {
    const isBehind = document.querySelector('[aria-modal="true"]') !== null
    if (files.length > 0 && isTaken && !isBehind) giveFiles(files, null, tellLeft)
  })
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault()
    }
    const onDrop = (event: DragEvent) => {
      // An upload field has already handled the drop.
      if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return
      event.preventDefault()
      give([...(event.dataTransfer?.files ?? [])])
    }
    const onPaste = ({ clipboardData, defaultPrevented }: ClipboardEvent) => {
      // Spreadsheets copy cells as a picture too: where there is text, the text is meant.
      if (defaultPrevented || !clipboardData || clipboardData.getData('text/plain') !== '') return
      give([...clipboardData.files])
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
}
