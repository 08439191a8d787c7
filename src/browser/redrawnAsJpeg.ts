const JPEG_QUALITY = 0.85

/**
 * Draws a picture again as a JPEG on white: upright, and without its camera's metadata.
 *
 * @param width of the result in pixels, as is `height`
 * @returns null if its pixels may not be read (another origin's), or if this browser's canvas is not to be trusted
 */
export async function redrawnAsJpeg(
  source: CanvasImageSource,
  width: number,
  height: number,
  quality = JPEG_QUALITY,
): Promise<Blob | null> {
  if (!isCanvasTrue()) return null
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  // Transparent areas would be black in a JPEG; on paper they must be white.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => {
    try {
      canvas.toBlob(resolve, 'image/jpeg', quality)
    } catch {
      resolve(null)
    }
  })
}

/** Enough pixels for noise that changes only a few of them. */
const TEST_SIDE_PX = 32

/**
 * Whether a canvas returns what was drawn. Some privacy settings make it return noise or a blank, so known pixels are
 * drawn and read back.
 */
function isCanvasTrue(): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = TEST_SIDE_PX
  canvas.height = TEST_SIDE_PX
  try {
    const context = canvas.getContext('2d')
    if (!context) return false
    const drawn: number[] = []
    for (let at = 0; at < TEST_SIDE_PX * TEST_SIDE_PX; at += 1) {
      const colour = [(at * 7) % 256, (at * 13) % 256, (at * 29) % 256]
      context.fillStyle = `rgb(${colour.join(', ')})`
      context.fillRect(at % TEST_SIDE_PX, Math.floor(at / TEST_SIDE_PX), 1, 1)
      drawn.push(...colour, 255)
    }
    const { data } = context.getImageData(0, 0, TEST_SIDE_PX, TEST_SIDE_PX)
    return drawn.every((value, index) => data[index] === value)
  } catch {
    return false
  }
}
