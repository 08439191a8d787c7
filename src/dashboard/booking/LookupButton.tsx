import { Icon } from '@/components/Icon'

interface LookupButtonProps {
  whose: 'shippers' | 'receivers'
  by: 'company' | 'contactPerson'
  onLookup: (by: 'company' | 'contactPerson') => void
}

/** The search icon at the end of a company or contact person. */
export function LookupButton({ whose, by, onLookup }: LookupButtonProps) {
  const field = by === 'company' ? 'company' : 'contact person'
  return (
    <button
      className="btn cc-ghost"
      type="button"
      // The field's own keys open it: between two fields it would cost everybody a Tab.
      tabIndex={-1}
      aria-keyshortcuts="F2 Alt+ArrowDown"
      aria-label={`Search saved ${whose} by ${field}`}
      onClick={() => onLookup(by)}
    >
      <Icon name="search" />
    </button>
  )
}
