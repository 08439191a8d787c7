import { Icon } from '@/components/Icon'

/** So many are named; the others are counted. */
const NAMED = 10

interface MissingNumbersProps {
  /** Airway bill numbers that no shipment has. */
  missing: readonly string[]
  /** What is no airway bill number. */
  mistyped: readonly string[]
}

/** What a pasted list asks for in vain. */
export function MissingNumbers({ missing, mistyped }: MissingNumbersProps) {
  const notFound = missing.length === 1 ? 'One number was not found' : `${missing.length} numbers were not found`
  return (
    <>
      {mistyped.length > 0 && <Notice text={`Not airway bill numbers: ${named(mistyped)}`} />}
      {missing.length > 0 && <Notice text={`${notFound}: ${named(missing)}`} />}
    </>
  )
}

function Notice({ text }: { text: string }) {
  return (
    <p className="cc-missing" role="status">
      <Icon name="warning" small />
      <span>{text}</span>
    </p>
  )
}

function named(numbers: readonly string[]): string {
  const others = numbers.length > NAMED ? ` and ${numbers.length - NAMED} more` : ''
  return `${numbers.slice(0, NAMED).join(', ')}${others}`
}
