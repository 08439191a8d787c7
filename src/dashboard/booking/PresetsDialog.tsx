import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { SelectField } from '@/components/form/SelectField'
import { Popup } from '@/components/Popup'
import { paymentTypes, shipmentTypes, type BookingForm } from '@/domain/forms/bookingForm'
import { readPresets, type Presets } from '@/domain/presets'
import { PresetRows } from './PresetRows'
import { presetStore } from './presetStore'
import { useServices } from './useOptions'

interface PresetsDialogProps {
  owner: string
  onNotKept: () => void
  onClose: () => void
}

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
const emptyBox = { name: '', length: '', width: '', height: '' }
const emptyLine = { description: '', quantity: '', price: '' }

/** Boxes, invoice lines and defaults that this computer keeps ready. */
export function PresetsDialog({ owner, onNotKept, onClose }: PresetsDialogProps) {
  const [presets, setPresets] = useState<Presets>(() => presetStore.read(owner))
  const { getValues } = useFormContext<BookingForm>()
  const { data: services = [] } = useServices()

  const save = () => {
    // As it will be read: nameless ones are left out.
    if (!presetStore.write(owner, readPresets(JSON.stringify(presets)))) onNotKept()
    onClose()
  }
  const takeFromForm = () => {
    const { dimValues, invoiceValues, service, paymentType, shipmentType } = getValues()
    const boxes = dimValues
      .filter(({ length, width, height }) => length !== '' && width !== '' && height !== '')
      .map((size) => ({ name: `${size.length} × ${size.width} × ${size.height}`, ...size }))
    const isNew = (name: string, known: readonly { name: string }[]) => !known.some((other) => other.name === name)
    setPresets({
      boxes: [...presets.boxes, ...boxes.filter(({ name }) => isNew(name, presets.boxes))],
      lines: [
        ...presets.lines,
        ...invoiceValues.filter(
          ({ description }) => description !== '' && !presets.lines.some((line) => line.description === description),
        ),
      ],
      defaults: { service, paymentType, shipmentType },
    })
  }
  const setDefault = (name: keyof Presets['defaults']) => ({
    name: `preset-${name}`,
    value: presets.defaults[name],
    onChange: (event: { target: { value: string } }) =>
      setPresets({ ...presets, defaults: { ...presets.defaults, [name]: event.target.value } }),
  })

  return (
    <Popup centered scrollable size="lg" className="cc-pop" aria-labelledby="booking-presets" onHide={onClose}>
      <div className="modal-header">
        <h2 className="modal-title" id="booking-presets">
          Presets of this computer
        </h2>
      </div>
      <div className="modal-body">
        <p className="mb-2">Every new booking begins with</p>
        <div className="cc-preset-row">
          <div>
            <SelectField label="Service" {...setDefault('service')}>
              <option value="">Select</option>
              {services.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          </div>
          <div>
            <SelectField label="Payment" {...setDefault('paymentType')}>
              <option value="">Select</option>
              <option value={paymentTypes.cash}>Cash</option>
              <option value={paymentTypes.credit}>Credit</option>
            </SelectField>
          </div>
          <div>
            <SelectField label="Shipment type" {...setDefault('shipmentType')}>
              <option value="">Select</option>
              <option value={shipmentTypes.parcel}>Parcel</option>
              <option value={shipmentTypes.document}>Document</option>
            </SelectField>
          </div>
        </div>
        <PresetRows
          title="Boxes, in centimetres"
          one="box"
          cells={boxCells}
          rows={presets.boxes}
          empty={emptyBox}
          onChange={(boxes) => setPresets({ ...presets, boxes })}
        />
        <PresetRows
          title="Invoice lines"
          one="line"
          cells={lineCells}
          rows={presets.lines}
          empty={emptyLine}
          onChange={(lines) => setPresets({ ...presets, lines })}
        />
      </div>
      <div className="modal-footer">
        <button className="btn btn-light me-auto" type="button" onClick={takeFromForm}>
          Take from the form
        </button>
        <button className="btn btn-light" type="button" onClick={onClose}>
          Cancel
        </button>
        <button className="btn btn-primary" type="button" onClick={save}>
          Save
        </button>
      </div>
    </Popup>
  )
}
