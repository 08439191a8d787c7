import { River } from '@/components/River'

const strands = [
  'M-9 131C-3 133 17 139 30 139C43 139 57 136 70 131C82 126 94 116 104 107C115 98 122 86 132 77C143 69 154 61 166 56C178 51 192 50 205 48C218 46 232 47 245 46C258 45 270 44 283 42C296 39 314 35 321 33',
  'M-10 129C-3 126 16 118 28 114C40 110 53 108 65 105C77 102 89 101 101 98C113 95 125 90 137 85C149 81 160 75 172 70C184 65 196 61 208 57C220 54 233 51 245 47C257 44 270 41 282 38C295 34 313 28 319 26',
  'M-10 115C-4 115 15 117 28 117C41 117 54 118 67 116C80 115 92 112 104 107C116 102 127 95 138 88C150 82 160 75 172 69C183 63 195 57 206 52C218 47 231 42 243 38C255 34 268 30 280 28C293 27 313 28 320 28',
  'M-10 123C-3 123 16 123 29 122C41 121 55 120 67 117C79 114 92 110 103 104C114 98 124 88 134 81C145 73 155 63 167 58C178 53 192 49 205 49C219 48 233 51 246 52C260 54 273 58 286 58C299 58 318 53 324 52',
  'M-10 123C-4 121 16 118 28 115C40 112 53 108 65 105C77 102 88 99 100 96C112 93 125 90 138 88C151 86 165 85 178 83C191 81 202 81 214 77C225 72 236 66 247 58C259 51 269 39 281 31C292 22 310 12 316 8',
  'M-11 110C-4 111 15 113 28 116C41 118 55 124 69 126C83 127 99 129 112 124C124 120 136 111 146 102C156 92 162 79 171 69C181 58 191 46 202 39C214 32 227 27 240 25C253 23 267 25 280 27C293 28 314 32 321 33',
  'M-9 139C-2 139 17 141 30 138C43 136 56 129 68 122C80 115 90 105 100 96C110 88 118 78 129 71C140 64 153 59 166 56C179 53 193 54 207 53C220 52 233 53 246 52C259 51 271 48 284 45C296 42 315 35 321 33',
] as const

export function TotalRiver() {
  return <River strands={strands} height={244} viewBox="0 0 304 244" stretched />
}

/** Height of a card and gap between cards in CSS pixels, as in statistics.css. */
const CARD = 44
const GAP = 6
/** CSS pixels: minimum height of the GRAND TOTAL card, and total width of the strands where they reach it. */
const TOTAL = 192
const STREAM = 72
/** CSS pixels: no strand is wider than its card is high. */
const WIDEST = 38
const THINNEST = 1.5
const WIDTH = 144

interface FlowArtProps {
  /** In rupees, one per strand. */
  collections: readonly number[]
  /** The cards beside it; the last of them may have no strand. */
  cards: number
}

/** A strand from each card to the total, as wide as its share of the collection. */
export function FlowArt({ collections, cards }: FlowArtProps) {
  const height = Math.max(TOTAL, cards * (CARD + GAP) - GAP)
  const total = collections.reduce((sum, collection) => sum + Math.max(0, collection), 0)
  const scale = total > 0 ? Math.min(STREAM / total, WIDEST / Math.max(...collections)) : 0
  const widths = collections.map((collection) => (collection > 0 ? Math.max(THINNEST, collection * scale) : 0))
  const sumOf = (some: readonly number[]) => some.reduce((sum, width) => sum + width, 0)
  const start = (height - sumOf(widths)) / 2
  return (
    <svg className="cc-flow-art" viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {widths.map((width, index) => {
        if (width === 0) return null
        const from = CARD / 2 + index * (CARD + GAP)
        const to = tenths(start + sumOf(widths.slice(0, index)) + width / 2)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a strand has no identity but its position
          <path key={index} strokeWidth={tenths(width)} d={`M0 ${from}C70 ${from} 62 ${to} ${WIDTH} ${to}`} />
        )
      })}
    </svg>
  )
}

function tenths(length: number): number {
  return Math.round(length * 10) / 10
}
