/** Rows per block. */
export const BLOCK = 1000
const BREAK = '\n'

export interface TextBlock {
  text: string
  /** Offset of each row's text, and one more for the end of the last row, including its line break. */
  starts: Uint32Array
}

/** One text per row, joined into long blocks: 100,000 short strings take half as much again and search more slowly. */
export class TextBlocks {
  private readonly whole: TextBlock[] = []
  /** Rows after the last full block. */
  private open: string[] = []
  private joined: TextBlock | null = null

  get size(): number {
    return this.whole.length * BLOCK + this.open.length
  }

  add(text: string): void {
    this.open.push(text)
    this.joined = null
    if (this.open.length < BLOCK) return
    this.whole.push(join(this.open))
    this.open = []
  }

  /** '' if there is no such row. */
  at(place: number): string {
    const block = this.whole[Math.floor(place / BLOCK)]
    return block ? rowOf(block, place % BLOCK) : (this.open[place - this.whole.length * BLOCK] ?? '')
  }

  set(place: number, text: string): void {
    const number = Math.floor(place / BLOCK)
    const block = this.whole[number]
    if (block) {
      const texts = Array.from({ length: BLOCK }, (_, row) => rowOf(block, row))
      texts[place % BLOCK] = text
      this.whole[number] = join(texts)
    } else {
      this.open[place - this.whole.length * BLOCK] = text
      this.joined = null
    }
  }

  /** All but the last have {@link BLOCK} rows. */
  blocks(): readonly TextBlock[] {
    return [...this.whole, (this.joined ??= join(this.open))]
  }
}

function join(texts: readonly string[]): TextBlock {
  const starts = new Uint32Array(texts.length + 1)
  texts.forEach((text, row) => (starts[row + 1] = (starts[row] ?? 0) + text.length + BREAK.length))
  return { text: texts.join(BREAK), starts }
}

const rowOf = ({ text, starts }: TextBlock, row: number): string =>
  text.slice(starts[row], (starts[row + 1] ?? 0) - BREAK.length)
