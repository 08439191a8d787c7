/** Pictures built from their parts, as cameras and forgers write them. */

import { crc32 } from 'node:zlib'

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const uint16 = (value: number) => [value >> 8, value & 255]
const uint32 = (value: number) => [...uint16(value >>> 16), ...uint16(value & 0xffff)]
const little = (bytes: number[]) => bytes.toReversed()

const segment = (marker: number, ...body: number[]) => [0xff, marker, ...uint16(body.length + 2), ...body]

/** Camera data: the orientation, and where the picture was taken. */
export function exif(orientation: number): number[] {
  const tiff = [...ascii('II*\0'), ...little(uint32(8)), 2, 0]
  const turned = [0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
  const place = [0x25, 0x88, 2, 0, 4, 0, 0, 0, ...ascii('GPS!')]
  return [...tiff, ...turned, ...place, 0, 0, 0, 0]
}
export const exifSegment = (orientation: number) => segment(0xe1, ...ascii('Exif\0\0'), ...exif(orientation))
export const jfif = segment(0xe0, ...ascii('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0)
export const xmp = segment(0xe1, ...ascii('http://ns.adobe.com/xap/1.0/\0<gps/>'))
export const profile = segment(0xe2, ...ascii('ICC_PROFILE\0'), 1, 1, 7, 7)
export const secondPicture = segment(0xe2, ...ascii('MPF\0'), 1, 2, 3)
export const adobe = segment(0xee, ...ascii('Adobe'), 0, 100, 0, 0, 0, 0, 1)
export const comment = segment(0xfe, ...ascii('taken at home'))
export const tables = segment(0xc4, 1, 2, 3, 4, 5, 6, 7, 8)
export const frame = (width: number, height: number, marker = 0xc2) =>
  segment(marker, 8, ...uint16(height), ...uint16(width), 3, 1, 0x11, 0)
/** Scan data that contains what looks like markers: a stuffed 0xff and a restart. */
export const scan = [...segment(0xda, 1, 1, 0, 0, 63, 0), 0x12, 0xff, 0x00, 0x34, 0xff, 0xd3, 0x56, 0x78, 0x9a]
export const imageEnd = [0xff, 0xd9]

export const jpeg = (...parts: readonly number[][]) => Uint8Array.from([0xff, 0xd8, ...parts.flat()])

export const chunk = (name: string, ...data: number[]) => {
  const part = [...ascii(name), ...data]
  return [...uint32(data.length), ...part, ...uint32(crc32(Uint8Array.from(part)))]
}
/** The PNG header: 8 bits per colour channel, or 1 bit for black and white. */
export const header = (width: number, height: number, isBlackAndWhite = false) =>
  chunk('IHDR', ...uint32(width), ...uint32(height), ...(isBlackAndWhite ? [1, 0] : [8, 2]), 0, 0, 0)
export const png = (...chunks: readonly number[][]) =>
  Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...chunks.flat()])

export function gif(screen: [number, number], first: [number, number]): Uint8Array {
  const side = (value: number) => little(uint16(value))
  const table = [1, 2, 3, 4, 5, 6]
  const loops = [0x21, 0xff, 11, ...ascii('NETSCAPE2.0'), 3, 1, 0, 0, 0]
  const image = [0x2c, ...side(1), ...side(2), ...side(first[0]), ...side(first[1]), 0]
  return Uint8Array.from([
    ...ascii('GIF89a'),
    ...side(screen[0]),
    ...side(screen[1]),
    0x80,
    0,
    0,
    ...table,
    ...loops,
    ...image,
  ])
}

export function bmp(width: number, height: number): Uint8Array {
  const size = [...little(uint32(40)), ...little(uint32(width)), ...little(uint32(height))]
  return Uint8Array.from([...ascii('BM'), ...Array.from({ length: 12 }, () => 0), ...size])
}
