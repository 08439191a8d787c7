import { useId } from 'react'
import FormCheck from 'react-bootstrap/FormCheck'
import { DeskButton } from '@/components/desk/DeskButton'
import { useCurrentUser } from '@/session/useCurrentUser'
import { t } from '@/texts/t'
import { columnChoices, type ShipmentColumnId } from '../table/shipmentColumns'

interface ColumnChoiceProps {
  chosen: readonly ShipmentColumnId[]
  /** Null for the screen's default columns. */
  onChange: (columns: readonly ShipmentColumnId[] | null) => void
}

/** The choice of columns. AB # is not offered: it identifies the row and is always shown. */
export function ColumnChoice({ chosen, onChange }: ColumnChoiceProps) {
  const id = useId()
  const choices = columnChoices(useCurrentUser())
  const toggle = (column: ShipmentColumnId) => {
    const isWanted = (each: ShipmentColumnId) => chosen.includes(each) !== (each === column)
    onChange([...choices.map((choice) => choice.id).filter(isWanted), 'actions'])
  }
  return (
    <div className="cc-columns cc-wide-only" role="group" aria-label={t('lists.columns')}>
      {choices
        .filter((choice) => choice.id !== 'airwayBillNo')
        .map((choice) => (
          <FormCheck
            key={choice.id}
            id={`${id}-${choice.id}`}
            label={t(choice.head)}
            checked={chosen.includes(choice.id)}
            onChange={() => toggle(choice.id)}
          />
        ))}
      <DeskButton look="link" text={t('lists.reset')} onClick={() => onChange(null)} />
    </div>
  )
}
