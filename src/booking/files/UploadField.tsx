import { type ChangeEvent, type DragEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { DeskButton } from '@/components/desk/DeskButton'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { IconButton } from '@/components/desk/IconButton'
import { lazyPart } from '@/components/lazyPart'
import { formatFileSize } from '@/domain/booking/formatFileSize'
import { type UploadField as UploadName, uploadControl } from '@/domain/booking/uploadFields'
import { rich } from '@/texts/rich'
import { loadTexts, t } from '@/texts/t'
import { nameAt, type Place, problemAt } from './useBookingFiles'
import type { GiveFiles } from './useGivenFiles'
import { useShownFile } from './useShownFile'

const CardCamera = lazyPart(
  async () => (await Promise.all([import('./CardCamera'), loadTexts('camera')]))[0].CardCamera,
  {
    failed: 'booking.cameraNotLoaded',
  },
)

interface UploadFieldProps {
  name: UploadName
  place: Place
  onGive: GiveFiles
  onRemove: () => void
}

export function UploadField({ name, place, onGive, onRemove }: UploadFieldProps) {
  const file = place.kind === 'ready' ? place.file : null
  const chosen = nameAt(place)
  const error = problemAt(place)
  const id = useId()
  const { accept, ...keys } = uploadControl(name)
  const [label, kinds] = [t(keys.label), t(keys.kinds)]
  // Other documents have any shape, so the camera's frame does not fit them.
  const isCard = useHasCamera() && name !== 'customNTN'
  const [isCameraOpen, setIsCameraOpen] = useState(false)
  const hasTaken = useRef(false)
  const onTaken = (photo: File) => {
    hasTaken.current = true
    setIsCameraOpen(false)
    onGive([photo], name)
  }
  /** The button that opened the camera is gone, so the button of the new picture gets the focus. */
  const focusTaken = useCallback((button: HTMLButtonElement | null) => {
    if (hasTaken.current) button?.focus()
    hasTaken.current = false
  }, [])
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const { files } = event.target
    if (files) onGive([...files], name)
    // Lets the same file be chosen again after it was removed or corrected.
    event.target.value = ''
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    onGive([...event.dataTransfer.files], name)
  }

  return (
    <div className="cc-upload-field">
      <span className="form-label d-block" id={`${id}-label`}>
        {label}
      </span>
      {chosen ? (
        <div className="cc-upload-preview">
          {file ? (
            <Preview file={file} />
          ) : (
            <span className="picture pdf" role="status">
              {t('booking.preparing')}
            </span>
          )}
          <div className="cc-beside gap-2">
            <span className="text-truncate flex-1" dir="auto">
              {chosen} {file && <small dir="ltr">{formatFileSize(file.size)}</small>}
            </span>
            <IconButton
              icon="close"
              name={t('booking.removeFile', { chosen })}
              small
              className="cc-square"
              ref={focusTaken}
              onClick={onRemove}
            />
          </div>
        </div>
      ) : (
        <label
          className={error ? 'cc-upload bad' : 'cc-upload'}
          onDragOver={(event) => event.preventDefault()}
          onDrop={onDrop}
        >
          <DeskIcon name="upload" />
          <span>{rich('booking.chooseFile', { file: bold, drop })}</span>
          {error ? (
            <span className="invalid-feedback d-block" id={`${id}-error`}>
              {error}
            </span>
          ) : (
            <span>{kinds}</span>
          )}
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
      {!chosen && isCard && (
        <DeskButton
          text={t('booking.takePhoto')}
          className="cc-camera has-frame"
          aria-haspopup="dialog"
          aria-label={t('booking.takePhotoOf', { label })}
          onClick={() => setIsCameraOpen(true)}
        />
      )}
      {isCameraOpen && <CardCamera field={name} onTaken={onTaken} onClose={() => setIsCameraOpen(false)} />}
      {!chosen && !isCard && (
        <label className="btn btn-light cc-camera">
          {t('booking.takePhoto')}
          <input
            className="visually-hidden"
            type="file"
            accept="image/*"
            capture="environment"
            aria-label={t('booking.takePhotoOf', { label })}
            onChange={choose}
          />
        </label>
      )}
      {error && chosen && (
        <div className="invalid-feedback d-block" id={`${id}-error`}>
          {error}
        </div>
      )}
      {error && !chosen && (
        <DeskButton
          look="inline"
          text={t('booking.continueWithout')}
          className="cc-without"
          aria-label={t('booking.continueWithoutOf', { label })}
          onClick={onRemove}
        />
      )}
    </div>
  )
}

/** Whether there is one for the frame: known without asking to use it. */
function useHasCamera(): boolean {
  const [hasCamera, setHasCamera] = useState(false)
  useEffect(() => {
    void cameraIsListed().then(setHasCamera)
  }, [])
  return hasCamera
}

async function cameraIsListed(): Promise<boolean> {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices()
    return devices.some(({ kind }) => kind === 'videoinput')
  } catch {
    // Insecure pages (without HTTPS) and some browsers have no list: a file can be chosen all the same.
    return false
  }
}

const bold = (words: string) => <b>{words}</b>
const drop = (words: string) => <span className="drop">{words}</span>

function Preview({ file }: { file: File }) {
  const show = useShownFile(file)
  if (file.type.startsWith('image/')) return <img className="picture" ref={show} alt="" />
  return (
    <span className="picture pdf" aria-hidden="true">
      PDF
    </span>
  )
}
