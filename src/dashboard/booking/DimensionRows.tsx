import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { emptyDimensionRow, type BookingForm } from '@/domain/forms/bookingForm'
import { BookingSection } from './BookingSection'
import { volumetricText } from './bookingTotals'
import { CellInput } from './CellInput'
import { RowButtons } from './RowButtons'

const sides = [
  { side: 'length', label: 'Length' },
  { side: 'width', label: 'Width' },
  { side: 'height', label: 'Height' },
] as const

/** The dimensions table (specification 2): the first row stays, Add appends, Delete removes the last. */
export function DimensionRows() {
  const { control, register } = useFormContext<BookingForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'dimValues' })
  const { errors } = useFormState({ control, name: 'dimValues' })
  return (
    <BookingSection section="dimensions" note="in centimetres, one row per piece">
      <table className="cc-lines">
        <caption className="visually-hidden">Dimensions in centimetres</caption>
        <thead>
          <tr>
            <th scope="col" className="i">
              <span className="visually-hidden">Piece</span>
            </th>
            {sides.map(({ side, label }) => (
              <th key={side} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field, index) => (
            <tr key={field.id}>
              <td className="i">{index + 1}</td>
              {sides.map(({ side, label }) => (
                <td key={side} data-l={label}>
                  <CellInput
                    {...register(`dimValues.${index}.${side}`)}
                    label={`${label} of piece ${index + 1}`}
                    error={errors.dimValues?.[index]?.[side]?.message}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <RowButtons
        table="dimensions"
        rows={fields.length}
        onAdd={() => append({ ...emptyDimensionRow }, { focusName: `dimValues.${fields.length}.length` })}
        onDelete={() => remove(fields.length - 1)}
      >
        <Volumetric />
      </RowButtons>
    </BookingSection>
  )
}

function Volumetric() {
  const rows = useWatch({ control: useFormContext<BookingForm>().control, name: 'dimValues' })
  return (
    <>
      Volumetric <b>{volumetricText(rows)} kg</b>
    </>
  )
}
