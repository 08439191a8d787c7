import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  GlobalHistogramBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library'

/** A page of a PDF. */
export interface PrintedPage {
  /** In millimetres. */
  width: number
  height: number
  /** In reading order, without white space and direction marks. */
  text: string
}

const MM_PER_POINT = 25.4 / 72

/** A text for comparison without white space and direction marks, which a PDF does not preserve. */
export function withoutSpaces(text: string): string {
  return text.normalize('NFKC').replace(/[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
}

interface Raster {
  width: number
  height: number
  grey: Uint8ClampedArray
}

/** Rotates a picture by 90° counterclockwise. */
function turned({ width, height, grey }: Raster): Raster {
  const out = new Uint8ClampedArray(grey.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) out[(width - 1 - x) * height + y] = grey[y * width + x] ?? 0
  }
  return { width: height, height: width, grey: out }
}

interface BarcodeOptions {
  dots?: number
  isUpright?: boolean
  /** Left, top, right and bottom, as shares of width and height. */
  part?: readonly [number, number, number, number]
}

/** Crops a picture to a part, given as shares of its width and height. */
function cut({ width, height, grey }: Raster, [left, top, right, bottom]: readonly number[]): Raster {
  const [fromX, fromY] = [Math.round(width * (left ?? 0)), Math.round(height * (top ?? 0))]
  const [ownWidth, ownHeight] = [Math.round(width * (right ?? 1)) - fromX, Math.round(height * (bottom ?? 1)) - fromY]
  const own = new Uint8ClampedArray(ownWidth * ownHeight)
  for (let y = 0; y < ownHeight; y += 1) {
    const start = (fromY + y) * width + fromX
    own.set(grey.subarray(start, start + ownWidth), y * ownWidth)
  }
  return { width: ownWidth, height: ownHeight, grey: own }
}

function decoded({ width, height, grey }: Raster, format: BarcodeFormat): string {
  const reader = new MultiFormatReader()
  reader.setHints(
    new Map<DecodeHintType, unknown>([
      [DecodeHintType.POSSIBLE_FORMATS, [format]],
      [DecodeHintType.TRY_HARDER, true],
    ]),
  )
  const source = new RGBLuminanceSource(grey, width, height)
  return reader.decodeWithState(new BinaryBitmap(new GlobalHistogramBinarizer(source))).getText()
}

/** A PDF file read with poppler, which is independent of the browser that wrote it. */
export class Pdf {
  readonly #folder = mkdtempSync(join(tmpdir(), 'papers-'))
  readonly #file = join(this.#folder, 'papers.pdf')

  constructor(bytes: Buffer) {
    writeFileSync(this.#file, bytes)
  }

  #poppler(tool: string, ...options: string[]): string {
    return execFileSync(tool, [...options], { cwd: this.#folder, maxBuffer: 2 ** 26 }).toString('utf8')
  }

  pages(): PrintedPage[] {
    const sizes = this.#poppler('pdfinfo', '-l', '999', this.#file).matchAll(
      /^Page\s+\d+ size:\s+([\d.]+) x ([\d.]+)/gm,
    )
    const texts = this.#poppler('pdftotext', '-layout', this.#file, '-').split('\f')
    return [...sizes].map(([, width, height], index) => ({
      width: Number(width) * MM_PER_POINT,
      height: Number(height) * MM_PER_POINT,
      text: withoutSpaces(texts[index] ?? ''),
    }))
  }

  /** The texts of the pages in drawing order: a label, then its value. */
  drawn(): string[] {
    const texts = this.#poppler('pdftotext', '-raw', this.#file, '-').split('\f')
    return texts.slice(0, -1).map(withoutSpaces)
  }

  /** The words of a page with their positions, in points from the upper left corner. */
  words(
    page: number,
    order: 'as read' | 'as drawn' = 'as read',
  ): { text: string; left: number; right: number; top: number; bottom: number }[] {
    const options = order === 'as drawn' ? ['-raw', '-bbox'] : ['-bbox']
    const html = this.#poppler('pdftotext', ...options, '-f', `${page}`, '-l', `${page}`, this.#file, '-')
    return [
      ...html.matchAll(/<word xMin="([\d.]+)" yMin="(-?[\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g),
    ].map(([, left, top, right, bottom, text = '']) => ({
      text: withoutSpaces(text.replaceAll('&amp;', '&')),
      left: Number(left),
      right: Number(right),
      top: Number(top),
      bottom: Number(bottom),
    }))
  }

  /** The lines of a page in drawing order: adjacent words side by side. */
  lines(page: number): string[] {
    const lines: string[] = []
    let last = { right: NaN, top: NaN, bottom: NaN }
    for (const { text, left, ...box } of this.words(page, 'as drawn')) {
      const height = box.bottom - box.top
      const isBeside = Math.min(box.bottom, last.bottom) - Math.max(box.top, last.top) > height / 2
      const isClose = Math.abs(left - last.right) < height / 2
      if (isBeside && isClose) lines.push(`${lines.pop() ?? ''} ${text}`)
      else lines.push(text)
      last = box
    }
    return lines
  }

  /** Width and height of a page's pictures in the file, in pixels. */
  pictures(page: number): number[][] {
    const lines = this.#poppler('pdfimages', '-list', '-f', `${page}`, '-l', `${page}`, this.#file).split('\n').slice(2)
    return lines.filter((line) => line !== '').map((line) => line.trim().split(/\s+/).slice(3, 5).map(Number))
  }

  get bytes(): number {
    return readFileSync(this.#file).length
  }

  /** Names of the fonts embedded in the file. */
  embeddedFonts(): string[] {
    return this.#poppler('pdffonts', this.#file)
      .split('\n')
      .slice(2)
      .flatMap(
        (line) => /^(?:[A-Z]{6}\+)?(\S+).*\s(yes)\s+(?:yes|no)\s+(?:yes|no)\s+\d+\s+\d+\s*$/.exec(line)?.[1] ?? [],
      )
  }

  readonly #rasters = new Map<string, Raster>()

  /** A page in greyscale, rendered once. */
  #raster(page: number, dotsToTheInch: number): Raster {
    const key = `${page} ${dotsToTheInch}`
    const known = this.#rasters.get(key)
    if (known) return known
    this.#poppler('pdftoppm', '-gray', '-r', `${dotsToTheInch}`, '-f', `${page}`, '-singlefile', this.#file, 'page')
    const bytes = readFileSync(join(this.#folder, 'page.pgm'))
    const [head = '', width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 40)) ?? []
    const raster = {
      width: Number(width),
      height: Number(height),
      grey: new Uint8ClampedArray(bytes.subarray(head.length)),
    }
    this.#rasters.set(key, raster)
    return raster
  }

  /**
   * What an independent decoder reads from a barcode on the printed page.
   *
   * @param page from 1
   * @param options resolution in dots per inch, 203 as on label printers; `isUpright` for bars that lie across, for
   * which the page is turned first; and the part of the page to read, by default all of it
   */
  barcode(page: number, { dots = 203, isUpright = false, part = [0, 0, 1, 1] }: BarcodeOptions = {}): string {
    const raster = cut(this.#raster(page, dots), part)
    return decoded(isUpright ? turned(raster) : raster, BarcodeFormat.CODE_128)
  }

  /** What a decoder reads from the QR code of a page printed in pure black and white. */
  qrCode(page: number, dots = 203): string {
    const raster = this.#raster(page, dots)
    return decoded({ ...raster, grey: raster.grey.map((value) => (value < 128 ? 0 : 255)) }, BarcodeFormat.QR_CODE)
  }

  /** The share of a page that is ink, from 0 to 1. */
  ink(page: number): number {
    const { grey } = this.#raster(page, 30)
    return 1 - grey.reduce((sum, value) => sum + value, 0) / (255 * grey.length)
  }

  /** The distances from a page's edges to its ink in millimetres: left, right, top and bottom. */
  margins(page: number): number[] {
    const dots = 150
    const { width, height, grey } = this.#raster(page, dots)
    const [xs, ys] = [new Set<number>(), new Set<number>()]
    grey.forEach((value, at) => {
      if (value > 200) return
      xs.add(at % width)
      ys.add(Math.floor(at / width))
    })
    const ends = [[...xs], [...ys]].flatMap((all, axis) => [
      all.reduce((least, each) => Math.min(least, each), Infinity),
      (axis === 0 ? width : height) - 1 - all.reduce((most, each) => Math.max(most, each), -1),
    ])
    return ends.map((pixels) => (pixels * 25.4) / dots)
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true })
  }
}
