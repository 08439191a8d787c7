import { type RefCallback, useCallback } from 'react'

/** The `ref` of an image that shows a file. The object URL is released when the image is removed. */
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
