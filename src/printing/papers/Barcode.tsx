import ReactBarcode from 'react-barcode'

/** Widest symbol, in characters, that fits between the paper's margin and the price table. */
const LONGEST = 13
/** The widest that fits a label or A5 beside what else stands there, quiet zones included. */
const LONGEST_NARROW = { label: 11, a5: 10 }

/**
 * Whether a number can be drawn in Code 128 A: no lower-case letters, nothing beyond ASCII, and short enough to stand
 * unscaled. The library draws nothing, and only logs, for what it can't encode.
 *
 * @param number what the barcode is to carry
 */
export function canDrawBarcode(number: string): boolean {
  return /^[ -_]+$/.test(number) && number.length <= LONGEST
}

/** Whether a barcode needs A5's whole width, and the prices a place above it. */
export function isWideOnA5(number: string): boolean {
  return number.length > LONGEST_NARROW.a5
}

interface BarcodeProps {
  number: string
  /** On a label a long symbol stands upright rather than too close to the edge. */
  isNarrow?: boolean
}

/**
 * The barcode of a bill's number: Code 128 A, bars 2 px wide and 70 px high, never scaled, with ten bars' width of
 * quiet zone on either side.
 */
export function Barcode({ number, isNarrow = false }: BarcodeProps) {
  if (!canDrawBarcode(number)) {
    return (
      <div className="p-code">
        <p className="p-missing">No barcode: {reason(number)}.</p>
      </div>
    )
  }
  const isUpright = isNarrow && number.length > LONGEST_NARROW.label
  return (
    <div className={isUpright ? 'p-code upright' : 'p-code'}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the library's svg takes no name of its own */}
      <div className="p-bars" role="img" aria-label={`Barcode of ${number}`}>
        <ReactBarcode value={number} format="CODE128A" width={2} height={70} margin={0} displayValue={false} />
      </div>
      <p>{number}</p>
    </div>
  )
}

function reason(number: string): string {
  if (number === '') return 'the bill has no number'
  if (number.length > LONGEST) return `«${number}» is too long for it`
  return `«${number}» holds characters that Code 128 A does not know`
}
