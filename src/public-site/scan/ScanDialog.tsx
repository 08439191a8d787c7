import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { cameraProblem, openCamera } from '@/browser/openCamera'
import { Button } from '@/components/Button'
import { SquareButton } from '@/components/SquareButton'
import { readTrackingNumbers } from '@/domain/tracking/trackingNumbers'
import { t } from '@/texts/t'
import './scan.css'

interface ScanDialogProps {
  onFound: (airwayBillNo: string) => void
  onClose: () => void
}

/** Milliseconds between two attempts to read the barcode. */
const READ_INTERVAL_MS = 120

/** Reads the barcode of a receipt with the camera. No picture is stored or sent. */
export function ScanDialog({ onFound, onClose }: ScanDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [otherCode, setOtherCode] = useState<string | null>(null)

  /** Opens the airway bill number of a scanned text. @returns whether there is one */
  const accept = useEffectEvent((text: string) => {
    const [number] = readTrackingNumbers(text).numbers
    if (number === undefined) setOtherCode(text)
    else onFound(number)
    return number !== undefined
  })

  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  useEffect(() => {
    const screen = video.current
    if (!screen) return undefined
    const closing = new AbortController()
    const { signal } = closing
    const watch = async () => {
      try {
        const [reader, stream] = await Promise.all([barcodeReader(), openCamera({ width: { ideal: 1280 } }, signal)])
        if (signal.aborted) return
        screen.srcObject = stream
        await screen.play()
        while (!signal.aborted) {
          const text = await reader.read(screen)
          if (signal.aborted || (text !== null && accept(text))) return
          await new Promise((resolve) => setTimeout(resolve, READ_INTERVAL_MS))
        }
      } catch (error) {
        if (!signal.aborted) setProblem(reasonOf(error))
      } finally {
        closing.abort()
      }
    }
    void watch()
    return () => closing.abort()
  }, [])

  return (
    <dialog className="cc-scanner" ref={dialog} aria-label={t('site.scanBarcode')} onClose={onClose}>
      <div className="cc-beside mb-3 justify-content-between">
        <h2>{t('site.scanBarcode')}</h2>
        <SquareButton icon="close" name={t('tracking.close')} onClick={() => dialog.current?.close()} />
      </div>
      {problem === null ? (
        <>
          <div className="cc-scanner-view">
            <video ref={video} muted playsInline aria-label={t('tracking.cameraView')} />
          </div>
          <p className="mt-3 mb-0" role="status">
            {otherCode !== null && `${t('tracking.otherCode', { code: otherCode.slice(0, 30) })} `}
            {t('tracking.holdBarcode')}
          </p>
        </>
      ) : (
        <>
          <p className="mt-3 mb-0" role="alert">
            {problem}
          </p>
          <Button
            look="primary"
            text={t('tracking.typeNumber')}
            className="mt-3"
            onClick={() => dialog.current?.close()}
          />
        </>
      )}
    </dialog>
  )
}

function reasonOf(error: unknown): string {
  switch (cameraProblem(error)) {
    case 'blocked':
      return t('tracking.cameraBlocked')
    case 'none':
      return t('tracking.noCamera')
    case 'busy':
      return t('tracking.cameraBusy')
    case null:
      return t('tracking.barcodeUnreadable')
  }
}

interface BarcodeReader {
  /** Resolves to null if no barcode is in view. */
  read: (video: HTMLVideoElement) => Promise<string | null>
}

/** The browser's built-in barcode detector, where it has one: https://wicg.github.io/shape-detection-api/ */
interface Detector {
  detect: (image: CanvasImageSource) => Promise<readonly { rawValue: string }[]>
}
declare global {
  interface Window {
    BarcodeDetector?: {
      new (options: { formats: readonly string[] }): Detector
      getSupportedFormats: () => Promise<readonly string[]>
    }
  }
}

const FORMAT = 'code_128'

/** Pixels: a wider picture makes reading slower, not more reliable. */
const MAX_FRAME_WIDTH_PX = 1280

async function barcodeReader(): Promise<BarcodeReader> {
  const { BarcodeDetector: Own } = window
  const formats = await Own?.getSupportedFormats().catch((): readonly string[] => [])
  if (Own && formats?.includes(FORMAT)) {
    const detector = new Own({ formats: [FORMAT] })
    return { read: async (video) => (await detector.detect(video))[0]?.rawValue ?? null }
  }
  const { readCode128 } = await import('./readCode128')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return {
    read: (video) => {
      const scale = Math.min(1, MAX_FRAME_WIDTH_PX / video.videoWidth)
      const width = Math.floor(video.videoWidth * scale)
      const height = Math.floor(video.videoHeight * scale)
      if (!context || width === 0 || height === 0) return Promise.resolve(null)
      Object.assign(canvas, { width, height })
      context.drawImage(video, 0, 0, width, height)
      return Promise.resolve(readCode128(context.getImageData(0, 0, width, height)))
    },
  }
}
