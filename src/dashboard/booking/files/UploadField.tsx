import { useCallback, useEffect, useId, useRef, type ChangeEvent, type DragEvent } from 'react'
import { Icon } from '@/components/Icon'
import {
  formatFileSize,
  MAX_UPLOAD_BYTES,
  PDF_TAIL_BYTES,
  pdfProblem,
  UPLOAD_HEAD_BYTES,
  uploadKind,
  uploadProblem,
  uploadTexts,
  type UploadField as UploadName,
} from '@/domain/booking/uploads'
import { noPlace, problemAt, type Place } from './useBookingFiles'
import { giveFiles, useTellLeft, useUploadPlace } from './uploadPlaces'
import { DRAWABLE_PIXELS, wholePicturePixels } from '@/domain/booking/pictures'

interface UploadFieldProps {
  name: UploadName
  place: Place
  onPlace: (place: Place) => void
}

export function UploadField({ name, place, onPlace }: UploadFieldProps) {
  const file = place.is === 'ready' ? place.file : null
  const error = problemAt(place)
  const id = useId()
  const turns = useRef(0)
  const tellLeft = useTellLeft()
  const { label, kinds, accept } = uploadTexts[name]
  // On unmount: a file still being prepared belongs to the previous booking and is dropped.
  useEffect(
    () => () => {
      turns.current += 1
    },
    [],
  )

  const take = async (chosen: File) => {
    const turn = ++turns.current
    onPlace({ is: 'preparing', name: chosen.name, type: chosen.type })
    const taken = await readyToSend(name, chosen)
    // Another file may have been chosen meanwhile.
    if (turn === turns.current) onPlace(taken)
  }
  useUploadPlace(name, place.is === 'none' || error !== null, take)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const { files } = event.target
    if (files) giveFiles([...files], name, tellLeft)
    // Lets the same file be chosen again after it was removed or corrected.
    event.target.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    giveFiles([...event.dataTransfer.files], name, tellLeft)
  }

  return (
    <div>
      <span className="form-label d-block" id={`${id}-label`}>
        {label}
      </span>
      {file ? (
        <div className="cc-upload-preview">
          <Preview file={file} />
          <div>
            <span>
              {file.name} <small>{formatFileSize(file.size)}</small>
            </span>
            <button
              className="btn cc-ghost cc-square"
              type="button"
              aria-label={`Remove ${file.name}`}
              onClick={() => onPlace(noPlace)}
            >
              <Icon name="close" small />
            </button>
          </div>
        </div>
      ) : (
        <label
          className={error ? 'cc-upload bad' : 'cc-upload'}
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
        >
          <Icon name="upload" />
          <span>
            <b>Drop a file</b> or choose one
          </span>
          <span>{kinds}</span>
          <input
            type="file"
            name={name}
            accept={accept}
            // Front and back of a card may be chosen together.
            multiple={name !== 'customNTN'}
            aria-label={label}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={choose}
          />
        </label>
      )}
      {!file && (
        <label className="btn btn-light cc-camera">
          Take a photo
          <input
            className="visually-hidden"
            type="file"
            accept="image/*"
            capture="environment"
            aria-label={`Take a photo: ${label}`}
            onChange={choose}
          />
        </label>
      )}
      {error && (
        <>
          <div className="invalid-feedback d-block" id={`${id}-error`}>
            {error}
          </div>
          {!file && (
            <button
              className="btn btn-link p-0 cc-inline"
              type="button"
              aria-label={`Go on without it: ${label}`}
              onClick={() => onPlace(noPlace)}
            >
              Go on without it
            </button>
          )}
        </>
      )}
    </div>
  )
}

/** A camera's picture may exceed the limit, because it is made smaller here. */
async function readyToSend(name: UploadName, chosen: File): Promise<Place> {
  const refused = (problem: string): Place => ({ is: 'refused', problem })
  try {
    const problem = await problemOf(name, chosen, Math.min(chosen.size, MAX_UPLOAD_BYTES))
    if (problem) return refused(problem)
    const file = await uprightImage(chosen)
    if (!file) return refused('The picture cannot be read. Take it again.')
    const stillWrong = await problemOf(name, file, file.size)
    return stillWrong ? refused(stillWrong) : { is: 'ready', file: await inMemory(file) }
  } catch {
    // Moved, deleted or locked since it was chosen.
    return refused('The file could not be read')
  }
}

/** A copy can be sent even if the original is changed or removed on disk after it was chosen. */
async function inMemory(file: File): Promise<File> {
  return new File([await file.arrayBuffer()], file.name, { type: file.type })
}

async function problemOf(name: UploadName, file: File, size: number): Promise<string | null> {
  const head = new Uint8Array(await file.slice(0, UPLOAD_HEAD_BYTES).arrayBuffer())
  const problem = uploadProblem(name, size, head)
  if (problem !== null || uploadKind(head) !== 'pdf') return problem
  return pdfProblem(new Uint8Array(await file.slice(-PDF_TAIL_BYTES).arrayBuffer()))
}

function Preview({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  if (file.type.startsWith('image/')) return <img className="picture" ref={show} alt="" />
  return (
    <span className="picture pdf" aria-hidden="true">
      PDF
    </span>
  )
}

/** Image pixels: enough for the small print of an ID card. */
const LONGEST_SIDE = 2000
const JPEG_QUALITY = 0.85

/**
 * Turns an image upright and shrinks it; redrawing also drops what the camera wrote into it (place, device, time).
 * Other files, and pictures too large for this browser to draw, stay as they are; null for a broken image.
 */
async function uprightImage(file: File): Promise<File | null> {
  const kind = uploadKind(new Uint8Array(await file.slice(0, UPLOAD_HEAD_BYTES).arrayBuffer()))
  if (kind === null || kind === 'pdf' || typeof createImageBitmap === 'undefined') return file
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    const pixels = wholePicturePixels(new Uint8Array(await file.arrayBuffer()))
    return pixels !== null && pixels > DRAWABLE_PIXELS ? file : null
  }
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  // A scan in PNG stays PNG: it has sharp edges, and no camera data.
  const type = kind === 'png' && scale === 1 ? 'image/png' : 'image/jpeg'
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return file
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY))
  if (!blob) return file
  const name = type === 'image/jpeg' ? file.name.replace(/\.(png|jpe?g)$/i, '') + '.jpg' : file.name
  return new File([blob], name, { type })
}
