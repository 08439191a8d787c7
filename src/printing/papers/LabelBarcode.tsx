import type { ReactNode } from 'react'
import { BarcodeSymbol, MAX_UPRIGHT_CHARACTERS, symbolWidth } from './Barcode'

interface LabelBarcodeProps {
  code: string
  paper: keyof typeof MAX_WIDTH
  /** A QR code, drawn where there is room beside the bars. */
  beside: ReactNode
}

/** Bars that fit across a label, or across a quarter of an A4 sheet, in widths of the narrowest. */
const MAX_WIDTH = { label: 180, 'four labels': 170 }
/** On a label, up to this width, there is room for a QR code and both quiet zones beside the bars. */
const MAX_WIDTH_BESIDE_QR = 123

/** Codes of digits are packed two to a symbol character (Code 128 C), so that the barcode fits across a label. */
export function LabelBarcode({ code, paper, beside }: LabelBarcodeProps) {
  const isPacked = /^\d+-\d+$/.test(code)
  const width = symbolWidth(code, isPacked)
  const isUpright = width > MAX_WIDTH[paper]
  const isBeside = Boolean(beside) && paper === 'label' && width <= MAX_WIDTH_BESIDE_QR
  const symbol = (
    <BarcodeSymbol
      value={code}
      longest={MAX_UPRIGHT_CHARACTERS}
      isPacked={isPacked}
      isUpright={isUpright}
      size={isBeside ? 'beside' : 'label'}
    />
  )
  if (!isBeside) return symbol
  return (
    <div className="l-codes">
      {symbol}
      {beside}
    </div>
  )
}
