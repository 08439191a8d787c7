import type { BoxPreset } from '@/domain/booking/presets'
import { volumetricText } from '../summary/bookingTotals'
import { useFromFields } from '../fields/useFromFields'
import { RowTable } from './RowTable'

const columns = [
  { cell: 'length', label: 'Length' },
  { cell: 'width', label: 'Width' },
  { cell: 'height', label: 'Height' },
] as const
const nameOf = (label: string, piece: number) => `${label} of piece ${piece}`

export function DimensionRows({ boxes }: { boxes: readonly BoxPreset[] }) {
  return (
    <RowTable
      table="dimValues"
      section="dimensions"
      note="in centimetres, one row for each piece"
      caption="Dimensions in centimetres"
      name="dimensions"
      index="Piece"
      columns={columns}
      nameOf={nameOf}
      presets={{
        label: 'Add a preset box',
        names: boxes.map(({ name }) => name),
        rows: boxes.map(({ name: _name, ...sides }) => sides),
      }}
    >
      <Volumetric />
    </RowTable>
  )
}

function Volumetric() {
  const volumetric = useFromFields(['dimValues'], ([rows]) => volumetricText(rows))
  return (
    <>
      Volumetric weight <b>{volumetric} kg</b>
    </>
  )
}
