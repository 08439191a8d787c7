/** The brightness (0 to 255) of each pixel, line by line. */
export interface Greys {
  data: Uint8ClampedArray
  width: number
  height: number
}

/** The size in which a card is checked for blur and glare: small enough to even out a camera's noise. */
export const CHECK_SIZE_PX = { width: 640, height: 404 }

/** {@link sharpness} below which small print cannot be read. */
const MIN_SHARPNESS = 100
/** From this brightness on (of 255), a camera records no details. */
const OVEREXPOSED_BRIGHTNESS = 250
/** As a share of the card (0 to 1): a spot of about 7 × 7 mm. */
const MAX_GLARE_SHARE = 0.01

/** Why a picture of a card may be illegible. */
export type CardDoubt = 'blurred' | 'glare'

/** What may make a card illegible. @param card its picture in {@link CHECK_SIZE_PX} */
export function cardDoubts(card: Greys): CardDoubt[] {
  const doubts: CardDoubt[] = []
  if (sharpness(card) < MIN_SHARPNESS) doubts.push('blurred')
  if (largestWhiteSpot(card) >= MAX_GLARE_SHARE) doubts.push('glare')
  return doubts
}

/** How much pixels differ from their neighbours: the variance of the Laplacian (0 for a plain area). */
export function sharpness({ data, width, height }: Greys): number {
  const at = (index: number) => data[index] ?? 0
  let sum = 0
  let squares = 0
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const here = y * width + x
      const difference = at(here - width) + at(here + width) + at(here - 1) + at(here + 1) - 4 * at(here)
      sum += difference
      squares += difference * difference
    }
  }
  const count = Math.max(1, (width - 2) * (height - 2))
  return squares / count - (sum / count) ** 2
}

/** The largest connected white area, as a share of the picture (0 to 1). */
export function largestWhiteSpot({ data, width, height }: Greys): number {
  const left = Uint8Array.from(data, (grey) => (grey >= OVEREXPOSED_BRIGHTNESS ? 1 : 0))
  let largest = 0
  for (let start = 0; start < left.length; start += 1) {
    let area = 0
    const found = left[start] === 1 ? [start] : []
    left[start] = 0
    for (let here = found.pop(); here !== undefined; here = found.pop()) {
      area += 1
      const x = here % width
      const around = [here - width, here + width, ...(x > 0 ? [here - 1] : []), ...(x < width - 1 ? [here + 1] : [])]
      for (const next of around) {
        if (left[next] !== 1) continue
        left[next] = 0
        found.push(next)
      }
    }
    largest = Math.max(largest, area)
  }
  return largest / Math.max(1, width * height)
}
