import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { cameraProblem, openCamera } from '@/browser/openCamera'
import { useListener } from '@/browser/useListener'
import { DeskButton } from '@/components/desk/DeskButton'
import { Dialog } from '@/components/dialog/Dialog'
import { type UploadField, uploadControl } from '@/domain/booking/uploadFields'
import { t } from '@/texts/t'
import { type TakenCard, takenCard } from './takenCard'
import { useShownFile } from './useShownFile'
import './camera.css'

interface CardCameraProps {
  field: UploadField
  onTaken: (file: File) => void
  onClose: () => void
}

type Choice = Pick<ComponentProps<typeof DeskButton>, 'text' | 'onClick'>

/** Pixels: enough for a card at 300 dots per inch, also with the camera held upright; more would make it slow. */
const WANTED = { width: { ideal: 2560 }, height: { ideal: 1920 } }

/** Whether the last picture was rotated by 180°: a camera that is fixed above the counter needs that for every card. */
let wasTurned = false

/** Takes a picture of an ID card in a frame of its shape (product 5.5). The picture stays on the device until it is used. */
export function CardCamera({ field, onTaken, onClose }: CardCameraProps) {
  const video = useRef<HTMLVideoElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const isTaking = useRef(false)
  const [isLive, setIsLive] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [taken, setTaken] = useState<TakenCard | null>(null)
  const [isTurned, setIsTurned] = useState(wasTurned)
  const [isHidden, setIsHidden] = useState(document.hidden)
  useListener('visibilitychange', () => setIsHidden(document.hidden))
  const isOn = !isHidden && problem === null

  useEffect(() => {
    const screen = video.current
    if (!isOn || !screen) return undefined
    const closing = new AbortController()
    const { signal } = closing
    const watch = async () => {
      try {
        const stream = await openCamera(WANTED, signal)
        if (signal.aborted) return
        // The camera was unplugged, or is no longer allowed.
        for (const track of stream.getTracks()) track.onended = () => setProblem(t('camera.busy'))
        screen.srcObject = stream
        await screen.play()
        if (!signal.aborted) setIsLive(true)
      } catch (error) {
        if (!signal.aborted) setProblem(reasonOf(error))
        closing.abort()
      }
    }
    void watch()
    return () => {
      closing.abort()
      setIsLive(false)
    }
  }, [isOn])
  useEffect(() => {
    if (isLive || problem !== null) first.current?.focus()
  }, [isLive, problem])

  const take = async () => {
    if (!video.current || isTaking.current) return
    isTaking.current = true
    const card = await takenCard(video.current, field, isTurned).catch(() => null)
    isTaking.current = false
    if (card) setTaken(card)
    else setProblem(t('camera.notTaken'))
  }

  const isDoubtful = taken !== null && taken.doubts.length > 0
  // Always the same two button elements, so that the focus stays; the second is what the user will probably press.
  const choices = (): [other: Choice, next: Choice] => {
    const close = { text: t(problem === null ? 'desk.cancel' : 'common.close'), onClick: onClose }
    if (problem !== null) return [close, { text: t('common.tryAgain'), onClick: () => setProblem(null) }]
    if (taken === null) return [close, { text: t('camera.take'), onClick: () => void take() }]
    const again = { text: t('camera.takeAgain'), onClick: () => setTaken(null) }
    const use = { text: t(isDoubtful ? 'camera.useAnyway' : 'camera.use'), onClick: () => onTaken(taken.file) }
    return isDoubtful ? [use, again] : [again, use]
  }
  const [other, next] = choices()

  return (
    <Dialog
      title={t('booking.takePhotoOf', { label: t(uploadControl(field).label) })}
      kind="cc-card-camera"
      hasCross
      onClose={onClose}
      foot={
        <>
          <DeskButton {...other} />
          <DeskButton {...next} look="primary" ref={first} disabled={problem === null && taken === null && !isLive} />
        </>
      }
    >
      <div className="cc-card-view" hidden={problem !== null}>
        <video
          ref={video}
          className={isTurned ? 'turned' : undefined}
          muted
          playsInline
          aria-label={t('camera.view')}
        />
        {taken ? <Taken file={taken.file} /> : <span className="frame" />}
      </div>
      {problem === null ? (
        <p className={isDoubtful ? 'cc-warning mt-3 mb-0' : 'mt-3 mb-0'} role="status">
          {taken ? sentencesOn(taken) : t(isLive ? 'camera.hold' : 'camera.starting')}
        </p>
      ) : (
        <p className="mt-3 mb-0" role="alert">
          {problem}
        </p>
      )}
      {problem === null && (
        <DeskButton
          look="inline"
          text={t('camera.turn')}
          aria-pressed={isTurned}
          disabled={!isLive || taken !== null}
          onClick={() => setIsTurned((wasTurned = !isTurned))}
        />
      )}
    </Dialog>
  )
}

function Taken({ file }: { file: File }) {
  const show = useShownFile(file)
  return <img ref={show} alt={t('camera.picture')} />
}

function sentencesOn({ doubts }: TakenCard): string {
  if (doubts.length === 0) return t('camera.sharp')
  return doubts.map((doubt) => t(doubt === 'blurred' ? 'camera.blurred' : 'camera.glare')).join(' ')
}

function reasonOf(error: unknown): string {
  switch (cameraProblem(error)) {
    case 'blocked':
      return t('camera.blocked')
    case 'none':
      return t('camera.none')
    case 'busy':
    case null:
      return t('camera.busy')
  }
}
