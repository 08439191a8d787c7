// @vitest-environment node
import JsBarcode from 'jsbarcode'
import { describe, expect, it } from 'vitest'
import { readCode128 } from '@/public-site/scan/readCode128'

/** A picture with a barcode in its middle, dark on light; `module` is the width of the narrowest bar in pixels. */
function picture(number: string, { width, height, module, format = 'CODE128', isUpright = false }: Sample) {
  const drawn: { encodings?: { data: string }[] } = {}
  JsBarcode(drawn, number, { format })
  const bars = drawn.encodings?.map(({ data }) => data).join('') ?? ''
  const [length, breadth] = isUpright ? [height, width] : [width, height]
  const from = Math.floor((length - bars.length * module) / 2)
  const data = new Uint8ClampedArray(width * height * 4).fill(215)
  for (let along = 0; along < bars.length * module; along += 1) {
    if (bars[Math.floor(along / module)] !== '1') continue
    for (let across = Math.floor(breadth / 3); across < (breadth * 2) / 3; across += 1) {
      const [x, y] = isUpright ? [across, from + along] : [from + along, across]
      data.fill(40, (y * width + x) * 4, (y * width + x) * 4 + 3)
    }
  }
  return { data, width, height }
}

interface Sample {
  width: number
  height: number
  module: number
  format?: string
  isUpright?: boolean
}

const phone = { width: 640, height: 480, module: 3 }

describe('a picture of a receipt', () => {
  it.each(['4010020001', '3047182956', '0000000000', '3047182972-2'])('is decoded: %s', (number) => {
    expect(readCode128(picture(number, phone))).toBe(number)
  })

  it('is decoded if the phone is held upright, and from further away', () => {
    expect(readCode128(picture('4010020001', { ...phone, isUpright: true }))).toBe('4010020001')
    expect(readCode128(picture('4010020001', { width: 1280, height: 720, module: 2 }))).toBe('4010020001')
  })

  it('yields nothing without a barcode, or with another kind', () => {
    expect(readCode128({ data: new Uint8ClampedArray(640 * 480 * 4).fill(200), width: 640, height: 480 })).toBeNull()
    expect(readCode128(picture('5901234123457', { ...phone, format: 'EAN13' }))).toBeNull()
  })
})
