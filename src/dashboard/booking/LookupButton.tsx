import { Icon } from '@/components/Icon'

interface LookupButtonProps {
  whose: 'shippers' | 'receivers'
  by: 'company' | 'contactPerson'
  onLookup: (by: 'company' | 'contactPerson') => void
}

/** The search icon at the end of a company or contact person (specification 2). */
export function LookupButton({ whose, by, onLookup }: LookupButtonProps) {
  const field = by === 'company' ? 'company' : 'contact person'
  return (
    <button
      className="btn cc-ghost"
      type="button"
      aria-label={`Search saved ${whose} by ${field}`}
      onClick={() => onLookup(by)}
    >
      <Icon name="search" />
    </button>
  )
}
