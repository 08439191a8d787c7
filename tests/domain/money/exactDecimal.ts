/**
 * Decimal arithmetic on whole numbers alone, to compare the product's money with: a value is `units / 10^scale`.
 * Nothing here rests on the library that the product uses.
 */
export interface Exact {
  units: bigint
  scale: number
}

/** The text that a person would write for it. */
export function exactText({ units, scale }: Exact): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0')
  const cut = digits.length - scale
  const fraction = digits.slice(cut)
  return `${units < 0n ? '-' : ''}${digits.slice(0, cut)}${fraction ? `.${fraction}` : ''}`
}

function raised({ units, scale }: Exact, to: number): bigint {
  return units * 10n ** BigInt(to - scale)
}

export function plus(a: Exact, b: Exact): Exact {
  const scale = Math.max(a.scale, b.scale)
  return { units: raised(a, scale) + raised(b, scale), scale }
}

export function minus(a: Exact, b: Exact): Exact {
  return plus(a, { units: -b.units, scale: b.scale })
}

export function times(a: Exact, b: Exact): Exact {
  return { units: a.units * b.units, scale: a.scale + b.scale }
}

/** Hundredths, rounded half away from zero. */
export function hundredths({ units, scale }: Exact): bigint {
  if (scale <= 2) return raised({ units, scale }, 2)
  const divisor = 10n ** BigInt(scale - 2)
  const size = units < 0n ? -units : units
  const rounded = (size * 2n + divisor) / (divisor * 2n)
  return units < 0n ? -rounded : rounded
}

/** `1234567n` hundredths as `12,345.67`. */
export function hundredthsText(value: bigint): string {
  const size = value < 0n ? -value : value
  const cents = String(size % 100n).padStart(2, '0')
  return `${value < 0n ? '-' : ''}${(size / 100n).toLocaleString('en-US')}.${cents}`
}
