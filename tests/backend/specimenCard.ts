import { crc32, deflateSync } from 'node:zlib'

/** A drawing that stands for one side of an ID card: a PNG without a name, a number or a face. */

const WIDTH = 324
const HEIGHT = 204
const paper = [236, 240, 226] as const
const green = [17, 71, 56] as const
const grey = [176, 184, 172] as const

type Colour = readonly [number, number, number]
type Box = readonly [left: number, top: number, width: number, height: number, colour: Colour]

const sides: Record<'front' | 'back', readonly Box[]> = {
  front: [
    [0, 0, WIDTH, 34, green],
    [20, 56, 84, 108, grey],
    [124, 60, 150, 10, grey],
    [124, 86, 180, 10, grey],
    [124, 112, 120, 10, grey],
    [124, 150, 90, 14, green],
  ],
  back: [
    [0, 24, WIDTH, 40, green],
    [20, 88, 284, 10, grey],
    [20, 112, 284, 10, grey],
    [20, 136, 200, 10, grey],
    [244, 136, 60, 48, grey],
  ],
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

function pixels(boxes: readonly Box[]): Buffer {
  const stride = WIDTH * 3 + 1
  const rows = Buffer.alloc(stride * HEIGHT)
  const fill = ([left, top, width, height, colour]: Box) => {
    const line = Buffer.from(Array.from({ length: width }, () => colour).flat())
    for (let y = top; y < top + height; y += 1) line.copy(rows, y * stride + 1 + left * 3)
  }
  fill([0, 0, WIDTH, HEIGHT, paper])
  boxes.forEach(fill)
  return rows
}

export function specimenCard(side: keyof typeof sides): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  // 8 bits for each of red, green and blue; the rest is the format's only choice.
  header.set([8, 2, 0, 0, 0], 8)
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(pixels(sides[side]))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}
