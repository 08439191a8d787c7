type Cells = Float64Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>
type CellsOf = new (buffer: ArrayBuffer) => Cells

export interface Numbers<Value extends number> extends ArrayLike<Value>, Iterable<Value> {}

const FIRST_BYTES = 8192

/** A growing typed array. A plain array of 100,000 numbers leaves garbage of twice its size behind as it grows. */
export class NumberColumn<Value extends number = number> {
  private cells: Cells
  private size = 0
  private shown: Numbers<Value> | null = null

  /** Use Float64Array for times, money, and values that may be missing (NaN). */
  constructor(private readonly Kind: CellsOf = Float64Array) {
    this.cells = new Kind(new ArrayBuffer(FIRST_BYTES))
  }

  /** A view of the values, valid until a number is added. */
  get values(): Numbers<Value> {
    // Safe cast: `set` accepts only `Value`.
    return (this.shown ??= this.cells.subarray(0, this.size) as unknown as Numbers<Value>)
  }

  set(place: number, value: Value): void {
    if (place >= this.cells.length) this.cells = new this.Kind(grown(this.cells.buffer))
    this.cells[place] = value
    if (place < this.size) return
    this.size = place + 1
    this.shown = null
  }
}

/** The buffer at twice its size; without copying, if the browser supports `transfer`. */
function grown(buffer: ArrayBuffer): ArrayBuffer {
  const size = buffer.byteLength * 2
  if ('transfer' in buffer) return buffer.transfer(size)
  const longer = new Uint8Array(size)
  longer.set(new Uint8Array(buffer))
  return longer.buffer
}
