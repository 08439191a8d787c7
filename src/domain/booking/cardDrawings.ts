/** Pixels: 475 for each inch of the card; 300 are needed to read its small print. */
const MAX_WIDTH_PX = 1712
const MIN_WIDTH_PX = 400
const QUALITIES = [0.85, 0.75, 0.65, 0.55]
const LOWEST_QUALITY = 0.5

/**
 * The sizes and JPEG qualities to try until a cut picture fits into {@link MAX_CARD_BYTES}, best first: quality is
 * reduced before size.
 */
export function* cardDrawings(cut: { width: number; height: number }) {
  const sized = (width: number, quality: number) => ({ width, height: (width * cut.height) / cut.width, quality })
  const widest = Math.min(cut.width, MAX_WIDTH_PX)
  for (const quality of QUALITIES) yield sized(widest, quality)
  for (let width = widest; width >= MIN_WIDTH_PX; width *= 0.85) yield sized(width, LOWEST_QUALITY)
}
