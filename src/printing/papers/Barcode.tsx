import type { ReactNode } from 'react'
import ReactBarcode from 'react-barcode'

/** Characters that fit on A4 between the margin and the price table. */
const LONGEST = 13
/** On a label a symbol may be rotated upright, and so be longer: number, dash and piece. */
const LONGEST_UPRIGHT = 17
/** Pixels available across a label, or across a quarter of an A4 sheet. */
const WIDEST_ACROSS = { label: 312, 'four labels': 292 }

/** CSS pixels: the width of the narrowest bar, and the height of the symbol. */
const BAR = 2
const HEIGHT = 70

export function Barcode({ number }: { number: string }) {
  return <Symbol value={number} longest={LONGEST} />
}

interface LabelBarcodeProps {
  code: string
  paper: keyof typeof WIDEST_ACROSS
  /** A QR code, drawn where there is room beside the bars. */
  beside: ReactNode
}

/** On a label, up to this width in pixels, 20 mm and both quiet zones are free beside the bars. */
const LEAVES_ROOM = 247

/** Codes of digits are packed two to a symbol character (Code 128 C), so that the barcode fits across a label. */
export function LabelBarcode({ code, paper, beside }: LabelBarcodeProps) {
  const isPacked = /^\d+-\d+$/.test(code)
  const width = symbolWidth(code, isPacked)
  const isUpright = width > WIDEST_ACROSS[paper]
  const symbol = <Symbol value={code} longest={LONGEST_UPRIGHT} isPacked={isPacked} isUpright={isUpright} />
  if (!beside || paper !== 'label' || width > LEAVES_ROOM) return symbol
  return (
    <div className="l-codes">
      {symbol}
      {beside}
    </div>
  )
}

/** Width in pixels: 11 modules each for start, checksum and every symbol character, and 13 for the stop pattern. */
function symbolWidth(code: string, isPacked: boolean): number {
  const [digits = '', piece = ''] = code.split('-')
  // Packed: two digits per character, an odd digit alone, plus two for the code-set switch and the dash.
  const signs = isPacked ? Math.floor(digits.length / 2) + (digits.length % 2) + 2 + piece.length : code.length
  return BAR * (11 * (signs + 2) + 13)
}

interface SymbolProps {
  value: string
  longest: number
  isPacked?: boolean
  isUpright?: boolean
}

function Symbol({ value, longest, isPacked = false, isUpright = false }: SymbolProps) {
  const problem = problemOf(value, longest)
  if (problem !== null) {
    return (
      <div className="p-code">
        <p className="p-missing">No barcode: {problem}.</p>
      </div>
    )
  }
  return (
    <div className={isUpright ? 'p-code upright' : 'p-code'}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the library's svg accepts no accessible name */}
      <div className="p-bars" role="img" aria-label={`Barcode of ${value}`}>
        <ReactBarcode
          value={value}
          format={isPacked ? 'CODE128' : 'CODE128A'}
          width={BAR}
          height={HEIGHT}
          margin={0}
          displayValue={false}
        />
      </div>
      <p>{value}</p>
    </div>
  )
}

/** Code 128 A has no lower-case letters. For text it cannot encode, the library only logs, and draws nothing. */
function problemOf(number: string, longest: number): string | null {
  if (number === '') return 'the bill has no number'
  if (number.length > longest) return `“${number}” is too long`
  return /^[ -_]+$/.test(number) ? null : `“${number}” has characters that Code 128 A does not support`
}
