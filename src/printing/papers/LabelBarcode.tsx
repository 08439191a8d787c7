import type { ReactNode } from 'react'
import { BarcodeSymbol, MAX_UPRIGHT_CHARACTERS, MAX_WIDTH_PX, symbolWidth } from './Barcode'

interface LabelBarcodeProps {
  code: string
  paper: keyof typeof MAX_WIDTH_PX
  /** A QR code, drawn where there is room beside the bars. */
  beside: ReactNode
}

/** On a label, up to this width in pixels, 20 mm and both quiet zones are free beside the bars. */
const MAX_WIDTH_BESIDE_QR_PX = 247

/** Codes of digits are packed two to a symbol character (Code 128 C), so that the barcode fits across a label. */
export function LabelBarcode({ code, paper, beside }: LabelBarcodeProps) {
  const isPacked = /^\d+-\d+$/.test(code)
  const width = symbolWidth(code, isPacked)
  const isUpright = width > MAX_WIDTH_PX[paper]
  const symbol = (
    <BarcodeSymbol value={code} longest={MAX_UPRIGHT_CHARACTERS} isPacked={isPacked} isUpright={isUpright} />
  )
  if (!beside || paper !== 'label' || width > MAX_WIDTH_BESIDE_QR_PX) return symbol
  return (
    <div className="l-codes">
      {symbol}
      {beside}
    </div>
  )
}
