import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { SelectField, type SelectFieldProps } from '@/components/form/SelectField'
import { useMessages } from '@/components/messages/useMessages'
import { Dialog } from '@/components/dialog/Dialog'
import type { BookingForm } from '@/domain/forms/bookingForm'
import {
  presetProblems,
  presetsToKeep,
  withFormTaken,
  type DefaultField,
  type Presets,
  readPresets,
} from '@/domain/booking/presets'
import { choices } from '../fields/choices'
import { useServices } from '../fields/useOptions'
import { Icon } from '@/components/Icon'
import { deviceStore } from '@/browser/deviceStore'
import { CellInput } from '../fields/BookingText'

interface PresetsDialogProps {
  owner: string
  onClose: () => void
}

const NOT_KEPT = 'This browser cannot keep presets.'

const boxCells = [
  { cell: 'name', label: 'Name', isWide: true },
  { cell: 'length', label: 'Length' },
  { cell: 'width', label: 'Width' },
  { cell: 'height', label: 'Height' },
] as const
const lineCells = [
  { cell: 'description', label: 'Description', isWide: true },
  { cell: 'quantity', label: 'Qty' },
  { cell: 'price', label: 'Price' },
] as const
const chosen = ['paymentType', 'shipmentType', 'cod', 'remArea'] as const
const emptyBox = { name: '', length: '', width: '', height: '' }
const emptyLine = { description: '', quantity: '', price: '' }

export function PresetsDialog({ owner, onClose }: PresetsDialogProps) {
  const [before] = useState(() => presetStore.read(owner))
  const [presets, setPresets] = useState<Presets>(before)
  const [isChecked, setIsChecked] = useState(false)
  const { getValues } = useFormContext<BookingForm>()
  const { data: services = [] } = useServices()
  const messages = useMessages()
  const body = useRef<HTMLDivElement>(null)
  const problems = isChecked ? presetProblems(presets) : {}
  const isTouched = JSON.stringify(presets) !== JSON.stringify(before)
  // A service that is no longer offered cannot be shown here, and must not be preset in a new booking.
  const isServiceGone = services.length > 0 && !services.some(({ id }) => id === presets.defaults.service)
  const defaults = isServiceGone ? { ...presets.defaults, service: '' } : presets.defaults

  const save = () => {
    setIsChecked(true)
    if (Object.keys(presetProblems(presets)).length > 0) {
      // Once the messages have been rendered.
      requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    if (!presetStore.write(owner, presetsToKeep({ ...presets, defaults }))) messages.error(NOT_KEPT)
    onClose()
  }
  const setDefault = (name: DefaultField) => ({
    name: `preset-${name}`,
    value: defaults[name],
    onChange: (event: { target: { value: string } }) =>
      setPresets({ ...presets, defaults: { ...presets.defaults, [name]: event.target.value } }),
  })

  return (
    <Dialog
      title="Presets of this computer"
      kind="cc-popup-presets"
      scrollable
      // Once something is typed, neither a click outside nor Escape may throw it away.
      backdrop={isTouched ? 'static' : true}
      keyboard={!isTouched}
      onClose={onClose}
      foot={
        <>
          <button
            className="btn btn-light me-auto"
            type="button"
            onClick={() => setPresets(withFormTaken(presets, getValues()))}
          >
            Take from the form
          </button>
          <button className="btn btn-light" type="button" onClick={onClose}>
            Cancel
          </button>
          <button className="btn btn-primary" type="button" onClick={save}>
            Save
          </button>
        </>
      }
    >
      <div ref={body}>
        <p className="mb-2">Every new booking begins with</p>
        <div className="cc-preset-row cc-preset-defaults">
          <DefaultSelect
            label="Service"
            options={services.map(({ id, name }) => ({ value: id, text: name }))}
            {...setDefault('service')}
          />
          {chosen.map((field) => (
            <DefaultSelect key={field} {...choices[field]} {...setDefault(field)} />
          ))}
        </div>
        <PresetRows
          title="Boxes, in centimetres"
          one="box"
          cells={boxCells}
          rows={presets.boxes}
          empty={emptyBox}
          problemOf={(index, cell) => problems[`boxes.${index}.${cell}`]}
          onChange={(boxes) => setPresets({ ...presets, boxes })}
        />
        <PresetRows
          title="Invoice lines"
          one="line"
          cells={lineCells}
          rows={presets.lines}
          empty={emptyLine}
          problemOf={(index, cell) => problems[`lines.${index}.${cell}`]}
          onChange={(lines) => setPresets({ ...presets, lines })}
        />
      </div>
    </Dialog>
  )
}

interface DefaultSelectProps extends SelectFieldProps {
  options: readonly { value: string; text: string }[]
}

function DefaultSelect({ options, ...field }: DefaultSelectProps) {
  return (
    <div>
      <SelectField {...field}>
        <option value="">Select</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

interface PresetRowsProps<Cell extends string> {
  title: string
  one: string
  cells: readonly { cell: Cell; label: string; isWide?: boolean }[]
  rows: readonly Record<Cell, string>[]
  onChange: (rows: Record<Cell, string>[]) => void
  empty: Record<Cell, string>
  problemOf: (index: number, cell: Cell) => string | undefined
}

function PresetRows<Cell extends string>(props: PresetRowsProps<Cell>) {
  const { title, one, cells, rows, onChange, empty, problemOf } = props
  const change = (index: number, cell: Cell, text: string) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, [cell]: text } : row)))
  return (
    <fieldset className="cc-presets">
      <legend>{title}</legend>
      {rows.map((row, index) => (
        // Rows have no id, and are never reordered: the index will do as a key.
        <div key={index} className="cc-preset-row">
          {cells.map(({ cell, label, isWide }) => (
            <div key={cell} className={isWide ? 'wide' : ''}>
              <CellInput
                label={`${label} of ${one} ${index + 1}`}
                isText={isWide ?? false}
                placeholder={label}
                value={row[cell]}
                error={problemOf(index, cell)}
                onChange={(event) => change(index, cell, event.target.value)}
              />
            </div>
          ))}
          <button
            className="btn cc-ghost cc-square"
            type="button"
            aria-label={`Remove ${one} ${index + 1}`}
            onClick={() => onChange(rows.filter((_, at) => at !== index))}
          >
            <Icon name="close" small />
          </button>
        </div>
      ))}
      <button className="btn btn-light" type="button" onClick={() => onChange([...rows, { ...empty }])}>
        <Icon name="add" small />
        Add {one}
      </button>
    </fieldset>
  )
}

export const presetStore = deviceStore('booking-presets', readPresets)
