import { memo } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { tableRoles } from '@/components/dataTable/tableRoles'
import type { BookingForm } from '@/domain/forms/bookingForm'
import type { BoxPreset } from '@/domain/booking/presets'
import { BookingSection } from './BookingSection'
import { volumetricText } from '../summary/bookingTotals'
import { CellInput } from '../fields/BookingText'
import { PresetSelect } from '../presets/PresetSelect'
import { RowButtons, useRowTable } from './useRowTable'
import { useFromFields } from '../fields/useFromFields'

const sides = [
  { side: 'length', label: 'Length' },
  { side: 'width', label: 'Width' },
  { side: 'height', label: 'Height' },
] as const

export function DimensionRows({ boxes }: { boxes: readonly BoxPreset[] }) {
  const { fields, onAdd, onDeleteLast, onKeyDown, onPasteCapture, done, put } = useRowTable('dimValues')
  const putBox = (index: number) => {
    const box = boxes[index]
    if (box) put({ length: box.length, width: box.width, height: box.height })
  }
  return (
    <BookingSection section="dimensions" note="in centimetres, one row per piece" onKeyDown={onKeyDown}>
      <table className="cc-lines cc-dimensions" {...tableRoles.table} onPasteCapture={onPasteCapture}>
        <caption className="visually-hidden">Dimensions in centimetres</caption>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            <th className="index" {...tableRoles.columnHead}>
              <span className="visually-hidden">Piece</span>
            </th>
            {sides.map(({ side, label }) => (
              <th key={side} {...tableRoles.columnHead}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {fields.map((field, index) => (
            <DimensionRow key={field.id} index={index} />
          ))}
        </tbody>
      </table>
      <RowButtons
        table="dimensions"
        rows={fields.length}
        onAdd={onAdd}
        onDeleteLast={onDeleteLast}
        done={done}
        presets={<PresetSelect label="Put in a box" names={boxes.map(({ name }) => name)} onPick={putBox} />}
      >
        <Volumetric />
      </RowButtons>
    </BookingSection>
  )
}

const DimensionRow = memo(function DimensionRow({ index }: { index: number }) {
  const { control, register } = useFormContext<BookingForm>()
  const { errors } = useFormState({ control, name: `dimValues.${index}` })
  return (
    <tr {...tableRoles.row}>
      <td className="index" {...tableRoles.cell}>
        {index + 1}
      </td>
      {sides.map(({ side, label }) => (
        <td key={side} data-label={label} {...tableRoles.cell}>
          <CellInput
            {...register(`dimValues.${index}.${side}`)}
            label={`${label} of piece ${index + 1}`}
            error={errors.dimValues?.[index]?.[side]?.message}
          />
        </td>
      ))}
    </tr>
  )
})

function Volumetric() {
  const volumetric = useFromFields(['dimValues'], ([rows]) => volumetricText(rows))
  return (
    <>
      Volumetric <b>{volumetric} kg</b>
    </>
  )
}
