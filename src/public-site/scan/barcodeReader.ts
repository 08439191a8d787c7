/** Reads the barcode (Code 128) that a camera sees. */
export interface BarcodeReader {
  /** @returns what it carries; null where there is none in sight */
  read: (video: HTMLVideoElement) => Promise<string | null>
}

/** The browser's own, where it has one: https://wicg.github.io/shape-detection-api/ */
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

/** The widest picture that is looked at, in pixels: more makes it slower, not surer. */
const WIDEST = 1280

/**
 * The browser's own reader, or one that is loaded now.
 *
 * @throws where that cannot be loaded
 */
export async function barcodeReader(): Promise<BarcodeReader> {
  const { BarcodeDetector: Own } = window
  const formats = await Own?.getSupportedFormats().catch((): readonly string[] => [])
  if (Own && formats?.includes(FORMAT)) {
    const detector = new Own({ formats: [FORMAT] })
    return { read: async (video) => (await detector.detect(video))[0]?.rawValue ?? null }
  }
  const { readCode128 } = await import('./code128')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return {
    read: (video) => {
      const scale = Math.min(1, WIDEST / video.videoWidth)
      const width = Math.floor(video.videoWidth * scale)
      const height = Math.floor(video.videoHeight * scale)
      if (!context || width === 0 || height === 0) return Promise.resolve(null)
      Object.assign(canvas, { width, height })
      context.drawImage(video, 0, 0, width, height)
      return Promise.resolve(readCode128(context.getImageData(0, 0, width, height)))
    },
  }
}
