import { useEffect, useId, useRef, useState, type ChangeEvent, type DragEvent } from 'react'
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
import { giveFiles, useTellLeft, useUploadPlace } from './uploadPlaces'
import { uprightImage } from './uprightImage'

interface UploadFieldProps {
  name: UploadName
  file: File | null
  error: string | undefined
  /** A file was chosen, refused (with what is wrong with it) or removed; or one is being made ready. */
  onFile: (file: File | null, problem: string | null, coming?: File) => void
}

/** One of the booking's files: dropped or chosen, checked by its content, shown as it will be sent. */
export function UploadField({ name, file, error, onFile }: UploadFieldProps) {
  const id = useId()
  const turns = useRef(0)
  const tellLeft = useTellLeft()
  const { label, kinds, accept } = uploadTexts[name]
  // What is still being made ready belongs to the booking that stood here.
  useEffect(
    () => () => {
      turns.current += 1
    },
    [],
  )

  const take = async (chosen: File) => {
    const turn = ++turns.current
    onFile(null, null, chosen)
    const taken = await readyToSend(name, chosen)
    // Another file was chosen while this one was still being turned upright.
    if (turn === turns.current) onFile(taken.file, taken.problem)
  }
  useUploadPlace(name, file === null, take)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const { files } = event.target
    if (files) giveFiles([...files], name, tellLeft)
    // The same file may be chosen again after it was removed or mended.
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
        <div className="cc-shot">
          <Preview file={file} />
          <div>
            <span>
              {file.name} <small>{formatFileSize(file.size)}</small>
            </span>
            <button
              className="btn cc-ghost cc-sq"
              type="button"
              aria-label={`Remove ${file.name}`}
              onClick={() => onFile(null, null)}
            >
              <Icon name="close" small />
            </button>
          </div>
        </div>
      ) : (
        <label
          className={error ? 'cc-drop bad' : 'cc-drop'}
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
            // Front and back of a card may be chosen at once.
            multiple={name !== 'customNTN'}
            aria-labelledby={`${id}-label`}
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
              aria-label={`Go on without ${label}`}
              onClick={() => onFile(null, null)}
            >
              Go on without it
            </button>
          )}
        </>
      )}
    </div>
  )
}

/** The file as it is sent, or what is wrong with it. A camera's picture may be too large only until it is made smaller. */
async function readyToSend(name: UploadName, chosen: File): Promise<{ file: File | null; problem: string | null }> {
  try {
    const problem = await problemOf(name, chosen, Math.min(chosen.size, MAX_UPLOAD_BYTES))
    if (problem) return { file: null, problem }
    const file = await uprightImage(chosen)
    if (!file) return { file: null, problem: 'The picture cannot be read. Take it again.' }
    const stillWrong = await problemOf(name, file, file.size)
    return { file: stillWrong ? null : await inMemory(file), problem: stillWrong }
  } catch {
    // Moved, removed or forbidden between the dialog and here.
    return { file: null, problem: 'The file could not be read' }
  }
}

/** A copy of its own: a file that is changed or taken away after it was chosen could not be sent any more. */
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
  const [url, setUrl] = useState<string | null>(null)
  const isImage = file.type.startsWith('image/')
  useEffect(() => {
    if (!isImage) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file, isImage])
  if (isImage) return url === null ? <span className="p" /> : <img className="p" src={url} alt="" />
  return (
    <span className="p pdf" aria-hidden="true">
      PDF
    </span>
  )
}
