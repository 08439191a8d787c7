import { type Amount, round2, decimal } from './money'

const small = [
  'zero one two three four five six seven eight nine',
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
].flatMap((line) => line.split(' '))

const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** Numbers are counted in lakhs and crores, as in Pakistan. */
const steps = [
  { value: 10_000_000n, name: 'crore' },
  { value: 100_000n, name: 'lakh' },
  { value: 1000n, name: 'thousand' },
  { value: 100n, name: 'hundred' },
]

/**
 * Rupees, rounded half up to the paisa, in words (product 7.7): `Rupees two hundred and forty only`, `Rupees five and
 * paisa fifty only`.
 */
export function amountInWords(value: Amount): string {
  const paisa = BigInt(round2(value).times(100).toFixed())
  const size = paisa < 0n ? -paisa : paisa
  const ofPaisa = size % 100n === 0n ? '' : ` and paisa ${words(size % 100n)}`
  return `${decimal(value).lt(0) && size > 0n ? 'Minus rupees' : 'Rupees'} ${words(size / 100n)}${ofPaisa} only`
}

function words(count: bigint): string {
  const parts: string[] = []
  let left = count
  for (const { value, name } of steps) {
    if (left < value) continue
    parts.push(words(left / value), name)
    left %= value
  }
  if (left > 0n && parts.length > 0) parts.push('and')
  if (left > 0n || parts.length === 0) parts.push(belowHundred(Number(left)))
  return parts.join(' ')
}

function belowHundred(count: number): string {
  if (count < small.length) return small[count] ?? ''
  const ten = tens[Math.floor(count / 10)] ?? ''
  return count % 10 === 0 ? ten : `${ten}-${small[count % 10] ?? ''}`
}
