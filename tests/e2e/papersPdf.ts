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

/** What came out of the printer: one entry for each page. */
export interface PrintedPage {
  /** Millimetres. */
  width: number
  height: number
  /** As it is read, white space and direction marks left out. */
  text: string
}

const MM_PER_POINT = 25.4 / 72

/** Text to compare: a PDF knows neither white space nor where a direction ends. */
export function bare(text: string): string {
  return text.normalize('NFKC').replace(/[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
}

interface Raster {
  width: number
  height: number
  grey: Uint8ClampedArray
}

/** A quarter of a turn against the clock. */
function turned({ width, height, grey }: Raster): Raster {
  const out = new Uint8ClampedArray(grey.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) out[(width - 1 - x) * height + y] = grey[y * width + x] ?? 0
  }
  return { width: height, height: width, grey: out }
}

/** A PDF file read with poppler, which has nothing to do with the browser that wrote it. */
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
      text: bare(texts[index] ?? ''),
    }))
  }

  /** Names of the fonts that are in the file itself. */
  embeddedFonts(): string[] {
    return this.#poppler('pdffonts', this.#file)
      .split('\n')
      .slice(2)
      .flatMap(
        (line) => /^(?:[A-Z]{6}\+)?(\S+).*\s(yes)\s+(?:yes|no)\s+(?:yes|no)\s+\d+\s+\d+\s*$/.exec(line)?.[1] ?? [],
      )
  }

  /** A page in grey. */
  #raster(page: number, dotsToTheInch: number): Raster {
    this.#poppler('pdftoppm', '-gray', '-r', `${dotsToTheInch}`, '-f', `${page}`, '-singlefile', this.#file, 'page')
    const bytes = readFileSync(join(this.#folder, 'page.pgm'))
    const [head = '', width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 40)) ?? []
    return { width: Number(width), height: Number(height), grey: new Uint8ClampedArray(bytes.subarray(head.length)) }
  }

  /**
   * What an independent decoder reads on a page as a label printer puts it on paper, 203 dots to the inch.
   *
   * @param page from 1
   * @param isUpright the bars lie across: the page is turned first
   */
  barcode(page: number, isUpright = false): string {
    const raster = this.#raster(page, 203)
    const { width, height, grey } = isUpright ? turned(raster) : raster
    const reader = new MultiFormatReader()
    reader.setHints(
      new Map<DecodeHintType, unknown>([
        [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.CODE_128]],
        [DecodeHintType.TRY_HARDER, true],
      ]),
    )
    const source = new RGBLuminanceSource(grey, width, height)
    return reader.decodeWithState(new BinaryBitmap(new GlobalHistogramBinarizer(source))).getText()
  }

  /** How much of a page is ink, from 0 to 1. */
  ink(page: number): number {
    const { grey } = this.#raster(page, 30)
    return 1 - grey.reduce((sum, value) => sum + value, 0) / (255 * grey.length)
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true })
  }
}
