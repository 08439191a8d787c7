import ReactBarcode from 'react-barcode'

/** Widest symbol, in characters, that fits between the paper's margin and the price table. */
const LONGEST = 13
/** The widest that fits A5 beside the prices, quiet zone included. */
const LONGEST_A5 = 10
/** On a label a symbol may stand upright, and be longer: the number, a dash and the piece. */
const LONGEST_UPRIGHT = 17
/** The widest that lies across a label, or across a quarter of an A4 sheet, in pixels. */
const WIDEST_ACROSS = { label: 312, 'four labels': 292 }

/** Pixels of a bar, and of the symbol's height. */
const BAR = 2
const HEIGHT = 70

/**
 * Whether a number can be drawn in Code 128 A: no lower-case letters, nothing beyond ASCII, and short enough to stand
 * unscaled. The library draws nothing, and only logs, for what it can't encode.
 *
 * @param number what the barcode is to carry
 * @param longest characters that there is room for
 */
export function canDrawBarcode(number: string, longest = LONGEST): boolean {
  return /^[ -_]+$/.test(number) && number.length <= longest
}

/** Whether a barcode needs A5's whole width, and the prices a place above it. */
export function isWideOnA5(number: string): boolean {
  return number.length > LONGEST_A5
}

/** The barcode of a bill's number: Code 128 A, bars 2 px wide and 70 px high, never scaled. */
export function Barcode({ number }: { number: string }) {
  if (!canDrawBarcode(number)) return <NoBarcode number={number} longest={LONGEST} />
  return <Symbol value={number} format="CODE128A" />
}

interface LabelBarcodeProps {
  /** Number and piece. */
  code: string
  /** What the label is printed on. */
  paper: keyof typeof WIDEST_ACROSS
}

/** The barcode of a piece. A number of digits alone is packed by twos, in Code 128 C, so that it lies across a label. */
export function LabelBarcode({ code, paper }: LabelBarcodeProps) {
  if (!canDrawBarcode(code, LONGEST_UPRIGHT)) return <NoBarcode number={code} longest={LONGEST_UPRIGHT} />
  const isPacked = /^\d+-\d+$/.test(code)
  const isUpright = symbolWidth(code, isPacked) > WIDEST_ACROSS[paper]
  return <Symbol value={code} format={isPacked ? 'CODE128' : 'CODE128A'} isUpright={isUpright} />
}

/** Pixels of a symbol: start, check and 11 modules for each sign, and a stop of 13; two digits to a sign where packed. */
function symbolWidth(code: string, isPacked: boolean): number {
  const [digits = '', piece = ''] = code.split('-')
  // The switch to single signs and the dash come on top; an odd digit stands by itself.
  const signs = isPacked ? Math.floor(digits.length / 2) + (digits.length % 2) + 2 + piece.length : code.length
  return BAR * (11 * (signs + 2) + 13)
}

interface SymbolProps {
  value: string
  format: 'CODE128' | 'CODE128A'
  isUpright?: boolean
}

/** The bars with ten bars' width of quiet zone on either side, and what they say below them. */
function Symbol({ value, format, isUpright = false }: SymbolProps) {
  return (
    <div className={isUpright ? 'p-code upright' : 'p-code'}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the library's svg takes no name of its own */}
      <div className="p-bars" role="img" aria-label={`Barcode of ${value}`}>
        <ReactBarcode value={value} format={format} width={BAR} height={HEIGHT} margin={0} displayValue={false} />
      </div>
      <p>{value}</p>
    </div>
  )
}

function NoBarcode({ number, longest }: { number: string; longest: number }) {
  return (
    <div className="p-code">
      <p className="p-missing">No barcode: {reason(number, longest)}.</p>
    </div>
  )
}

function reason(number: string, longest: number): string {
  if (number === '') return 'the bill has no number'
  if (number.length > longest) return `«${number}» is too long for it`
  return `«${number}» holds characters that Code 128 A does not know`
}
