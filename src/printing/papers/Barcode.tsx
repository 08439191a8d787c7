import ReactBarcode from 'react-barcode'

/** Characters that fit on A4 between the margin and the price table. */
const MAX_CHARACTERS = 13
/** On a label a symbol may be rotated upright, and so be longer: number, dash and piece. */
export const MAX_UPRIGHT_CHARACTERS = 17

/** CSS pixels: the width of the narrowest bar, and the height of the symbol. */
const SIZES = {
  standard: { bar: 2, height: 70 },
  /** Where there is little room. Scanners read bars of a quarter of a millimetre. */
  small: { bar: 1, height: 40 },
  /** Half a millimetre: four dots of a label printer (203 to the inch), so that all bars are printed alike. */
  label: { bar: 48 / 25.4, height: 70 },
  /** The same beside a QR code, which ends where the number below the bars does. */
  beside: { bar: 48 / 25.4, height: 64 },
}

interface BarcodeProps {
  number: string
  isSmall?: boolean
}

export function Barcode({ number, isSmall = false }: BarcodeProps) {
  return <BarcodeSymbol value={number} longest={MAX_CHARACTERS} size={isSmall ? 'small' : 'standard'} />
}

/** In narrowest bars: 11 each for start, checksum and every symbol character, and 13 for the stop pattern. */
export function symbolWidth(code: string, isPacked: boolean): number {
  const [digits = '', piece = ''] = code.split('-')
  // Packed: two digits per character, an odd digit alone, plus two for the code-set switch and the dash.
  const signs = isPacked ? Math.floor(digits.length / 2) + (digits.length % 2) + 2 + piece.length : code.length
  return 11 * (signs + 2) + 13
}

interface SymbolProps {
  value: string
  longest: number
  isPacked?: boolean
  isUpright?: boolean
  size: keyof typeof SIZES
}

export function BarcodeSymbol({ value, longest, isPacked = false, isUpright = false, size }: SymbolProps) {
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
          width={SIZES[size].bar}
          height={SIZES[size].height}
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
