import { useEffect, useId, useRef, useState, type DragEvent } from 'react'
import { Icon } from '@/components/Icon'
import {
  formatFileSize,
  UPLOAD_HEAD_BYTES,
  uploadProblem,
  uploadTexts,
  type UploadField as UploadName,
} from '@/domain/uploads'

interface UploadFieldProps {
  name: UploadName
  file: File | null
  error: string | undefined
  /** A file was chosen, refused (with what is wrong with it) or removed. */
  onFile: (file: File | null, problem: string | null) => void
}

/** One of the booking's files: dropped or chosen, checked by its content, shown as it will be sent. */
export function UploadField({ name, file, error, onFile }: UploadFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { label, kinds, accept } = uploadTexts[name]

  const take = async (chosen: File | undefined) => {
    // The same file may be chosen again after it was removed or mended.
    if (input.current) input.current.value = ''
    if (!chosen) return
    const problem = await problemOf(name, chosen)
    onFile(problem ? null : chosen, problem)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void take(event.dataTransfer.files[0])
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
            ref={input}
            type="file"
            name={name}
            accept={accept}
            aria-labelledby={`${id}-label`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => void take(event.target.files?.[0])}
          />
        </label>
      )}
      {error && (
        <div className="invalid-feedback d-block" id={`${id}-error`}>
          {error}
        </div>
      )}
    </div>
  )
}

async function problemOf(name: UploadName, file: File): Promise<string | null> {
  try {
    const head = await file.slice(0, UPLOAD_HEAD_BYTES).arrayBuffer()
    return uploadProblem(name, file.size, new Uint8Array(head))
  } catch {
    // Moved, removed or forbidden between the dialog and here.
    return 'The file could not be read'
  }
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
