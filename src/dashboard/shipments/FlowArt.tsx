/** Pixels of a card, and between two of them; dashboard.css draws them so. */
const CARD = 44
const GAP = 6
/** The GRAND TOTAL card is at least this high, and all strands together this wide where they reach it. */
const TOTAL = 192
const STREAM = 72
/** No strand is wider than its card is high. */
const WIDEST = 38
const THINNEST = 1.5
const WIDTH = 144

/** Height of the picture beside so many cards. */
export function flowHeight(cards: number): number {
  return Math.max(TOTAL, cards * (CARD + GAP) - GAP)
}

interface FlowArtProps {
  /** Rupees, card by card. */
  collections: readonly number[]
  height: number
}

/** The branches' strands on their way to the GRAND TOTAL, as wide as their share of it. */
export function FlowArt({ collections, height }: FlowArtProps) {
  const total = collections.reduce((sum, collection) => sum + Math.max(0, collection), 0)
  const scale = total > 0 ? Math.min(STREAM / total, WIDEST / Math.max(...collections)) : 0
  const widths = collections.map((collection) => Math.max(THINNEST, collection * scale))
  const stream = widths.reduce((sum, width) => sum + width, 0)
  const ends = widths.map((width, index) => {
    const above = widths.slice(0, index).reduce((sum, each) => sum + each, 0)
    return (height - stream) / 2 + above + width / 2
  })
  return (
    <svg className="cc-flow-art" viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {widths.map((width, index) => {
        const from = CARD / 2 + index * (CARD + GAP)
        const to = tenths(ends[index] ?? 0)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a strand is nothing but its place
          <path key={index} strokeWidth={tenths(width)} d={`M0 ${from}C70 ${from} 62 ${to} ${WIDTH} ${to}`} />
        )
      })}
    </svg>
  )
}

function tenths(length: number): number {
  return Math.round(length * 10) / 10
}
