import { useEffect, useEffectEvent } from 'react'
import { giveFiles, useTellLeft } from './uploadPlaces'

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') === true

/**
 * Files may be dropped or pasted anywhere on the page: they go to the first empty place. The browser never opens them, and
 * so never leaves the page.
 *
 * @param isTaken whether the form takes anything at the moment
 */
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
      // A place has taken them itself.
      if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return
      event.preventDefault()
      give([...(event.dataTransfer?.files ?? [])])
    }
    const onPaste = ({ clipboardData, defaultPrevented }: ClipboardEvent) => {
      // Cells of a table are copied as a picture as well: where there is a text, the text is meant.
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
