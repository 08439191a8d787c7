import { Icon } from '@/components/Icon'

/** So many are named; the others are counted. */
const NAMED = 10

/** Of a pasted list: the airway bill numbers that no shipment has. */
export function MissingNumbers({ numbers }: { numbers: readonly string[] }) {
  if (numbers.length === 0) return null
  const named = numbers.slice(0, NAMED).join(', ')
  const others = numbers.length > NAMED ? ` and ${numbers.length - NAMED} more` : ''
  return (
    <p className="cc-missing" role="status">
      <Icon name="warning" small />
      <span>
        {numbers.length === 1 ? 'One number was not found' : `${numbers.length} numbers were not found`}: {named}
        {others}
      </span>
    </p>
  )
}
