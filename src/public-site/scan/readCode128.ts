// Imported file by file: the package's index would add the readers and writers of all other barcode types.
import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap'
import DecodeHintType from '@zxing/library/esm/core/DecodeHintType'
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource'
import GlobalHistogramBinarizer from '@zxing/library/esm/core/common/GlobalHistogramBinarizer'
import Code128Reader from '@zxing/library/esm/core/oned/Code128Reader'

const everyLine = new Map([[DecodeHintType.TRY_HARDER, true]])

/** The text of the Code 128 barcode in a picture; null if there is none that can be read. */
export function readCode128({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): string | null {
  const across = new Uint8ClampedArray(width * height)
  const upright = new Uint8ClampedArray(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4
      const grey = ((data[at] ?? 0) + 2 * (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 4
      across[y * width + x] = grey
      upright[x * height + y] = grey
    }
  }
  return decode(across, width, height) ?? decode(upright, height, width)
}

function decode(grey: Uint8ClampedArray, width: number, height: number): string | null {
  try {
    const bitmap = new BinaryBitmap(new GlobalHistogramBinarizer(new RGBLuminanceSource(grey, width, height)))
    return new Code128Reader().decode(bitmap, everyLine).getText()
  } catch {
    // The reader throws if there is no barcode.
    return null
  }
}
