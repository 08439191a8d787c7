/** An ID card, in millimetres (ISO/IEC 7810, ID-1). */
const CARD = { width: 85.6, height: 54 }
/** Millimetres around the card that stay in its picture; the frame of the camera's view leaves as much (camera.css). */
const MARGIN_MM = 3
const WHOLE = { width: CARD.width + 2 * MARGIN_MM, height: CARD.height + 2 * MARGIN_MM }

interface Cut {
  x: number
  y: number
  width: number
  height: number
}

/**
 * The part of a camera's picture that is used: the largest one in its middle with the shape of a card and its margin.
 */
export function cardCut(picture: { width: number; height: number }): Cut {
  const scale = Math.min(picture.width / WHOLE.width, picture.height / WHOLE.height)
  const [width, height] = [Math.floor(WHOLE.width * scale), Math.floor(WHOLE.height * scale)]
  return { x: Math.floor((picture.width - width) / 2), y: Math.floor((picture.height - height) / 2), width, height }
}

/** The card, without the margin, in a picture that was cut to `cardCut`. */
export function cardWithin({ width, height }: { width: number; height: number }): Cut {
  const [x, y] = [(MARGIN_MM / WHOLE.width) * width, (MARGIN_MM / WHOLE.height) * height]
  return { x, y, width: width - 2 * x, height: height - 2 * y }
}
