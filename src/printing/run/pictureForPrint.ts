/** What a card is shown in on paper, in millimetres, and the resolution of a good printer. */
const CARD = { width: 88, height: 55.3 }
const DOTS_PER_MM = 300 / 25.4
const QUALITY = 0.85
/** A picture little larger than needed is left as it is. */
const WORTH_IT = 1.15

/**
 * Brings a loaded picture of an ID card to the resolution that it is printed in, upright as the camera has noted: a
 * photograph of twelve megapixels would make a file of megabytes. A picture that the page may show but not read stays as
 * it came.
 *
 * @param image a loaded picture; its address is replaced
 */
export async function pictureForPrint(image: HTMLImageElement): Promise<void> {
  const { naturalWidth, naturalHeight } = image
  const scale = Math.min(CARD.width / naturalWidth, CARD.height / naturalHeight) * DOTS_PER_MM
  if (!(scale * WORTH_IT < 1)) return
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(naturalWidth * scale)
  canvas.height = Math.round(naturalHeight * scale)
  const paper = canvas.getContext('2d')
  if (!paper) return
  paper.imageSmoothingQuality = 'high'
  // What is see-through is white on paper, and black in a JPEG.
  paper.fillStyle = '#fff'
  paper.fillRect(0, 0, canvas.width, canvas.height)
  paper.drawImage(image, 0, 0, canvas.width, canvas.height)
  const small = await jpegOf(canvas)
  if (!small) return
  image.src = URL.createObjectURL(small)
  await image.decode().catch(() => undefined)
}

/** Null where the picture comes from a place whose pictures may not be read. */
function jpegOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => {
    try {
      canvas.toBlob(resolve, 'image/jpeg', QUALITY)
    } catch {
      resolve(null)
    }
  })
}
