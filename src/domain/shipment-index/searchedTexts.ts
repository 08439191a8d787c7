import { BLOCK, TextBlocks, type TextBlock } from './textBlocks'

/**
 * Searches long blocks of text: 2 ms for a word in 100,000 rows, where searching row by row takes 8 ms. A word cannot
 * match across two rows, as it has no white space and rows are separated by a line break.
 */
export class SearchedTexts extends TextBlocks {
  /** 1 at the place of each row that contains all words (without white space); without words, every row passes. */
  holding(words: readonly string[]): Uint8Array {
    const blocks = this.blocks()
    const holding = new Uint8Array(this.size)
    const [first, ...others] = words
    if (first === undefined) return holding.fill(1)
    mark(blocks, first, holding)
    for (const word of others) {
      const also = new Uint8Array(holding.length)
      mark(blocks, word, also)
      for (let place = 0; place < holding.length; place++) if (also[place] === 0) holding[place] = 0
    }
    return holding
  }
}

function mark(blocks: readonly TextBlock[], word: string, holding: Uint8Array): void {
  blocks.forEach(({ text, starts }, block) => {
    let row = 0
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, starts[row])) {
      while ((starts[row + 1] ?? Infinity) <= at) row += 1
      holding[block * BLOCK + row] = 1
      row += 1
    }
  })
}
