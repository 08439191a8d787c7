/** Millimetres. */
export const A4 = { width: 210, height: 297 }
const ROUNDING = 0.1

/**
 * Phones show the sheets smaller: what counts is millimetres of paper, not pixels of the screen.
 *
 * @param sheet a drawn sheet
 * @returns millimetres of a length in pixels; 0 where nothing is drawn
 */
export function millimetres(sheet: Element): (pixels: number) => number {
  const { width } = sheet.getBoundingClientRect()
  const paper = parseFloat(getComputedStyle(sheet).getPropertyValue('--paper-width')) || A4.width
  return (pixels) => (width === 0 ? 0 : (pixels * paper) / width)
}

/** Where a part of a sheet is; the sheet's own place where it has no such part. */
export function boxIn(sheet: Element, selector: string): DOMRect {
  return (sheet.querySelector(selector) ?? sheet).getBoundingClientRect()
}

/** Whether a drawn sheet is no longer than its paper. */
export function fitsOnePage(sheet: Element): boolean {
  const paper = parseFloat(getComputedStyle(sheet).getPropertyValue('--paper-height')) || A4.height
  return millimetres(sheet)(sheet.getBoundingClientRect().height) <= paper + ROUNDING
}
