import { useId } from 'react'
import { columnChoices, type ShipmentColumnId } from './shipmentColumns'

interface ColumnChoiceProps {
  chosen: readonly ShipmentColumnId[]
  onChange: (columns: readonly ShipmentColumnId[] | null) => void
}

/** Which columns show; AB # names the row and always does. */
export function ColumnChoice({ chosen, onChange }: ColumnChoiceProps) {
  const id = useId()
  const toggle = (column: ShipmentColumnId) => {
    const wanted = (each: ShipmentColumnId) => (each === column ? !chosen.includes(each) : chosen.includes(each))
    onChange([...columnChoices.map((choice) => choice.id).filter(wanted), 'actions'])
  }
  return (
    <fieldset className="cc-columns">
      <legend className="form-label">Columns</legend>
      <div>
        {columnChoices
          .filter((choice) => choice.id !== 'airwayBillNo')
          .map((choice) => (
            <div className="form-check" key={choice.id}>
              <input
                className="form-check-input"
                id={`${id}-${choice.id}`}
                type="checkbox"
                checked={chosen.includes(choice.id)}
                onChange={() => toggle(choice.id)}
              />
              <label className="form-check-label" htmlFor={`${id}-${choice.id}`}>
                {choice.head}
              </label>
            </div>
          ))}
        <button className="btn btn-link" type="button" onClick={() => onChange(null)}>
          Reset
        </button>
      </div>
    </fieldset>
  )
}
