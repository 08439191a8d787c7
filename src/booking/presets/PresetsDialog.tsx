import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import {
  type Control,
  type FieldError,
  get,
  useFieldArray,
  useForm,
  useFormContext,
  useFormState,
} from 'react-hook-form'
import { DeskButton } from '@/components/desk/DeskButton'
import { IconButton } from '@/components/desk/IconButton'
import { Dialog } from '@/components/dialog/Dialog'
import { SelectField } from '@/components/form/TextField'
import { useMessages } from '@/components/messages/useMessages'
import { mergedPresets, type Presets, presetsFormSchema, presetsToSave, withFormValues } from '@/domain/booking/presets'
import type { BookingForm } from '@/domain/forms/bookingForm'
import { formMessages } from '@/texts/formMessages'
import { t, type TextKey } from '@/texts/t'
import { choicesOf } from '../fields/BookingSelect'
import { CellInput } from '../fields/CellInput'
import { useServices } from '../fields/useOptions'
import { presetStore } from './presetStore'

interface PresetsDialogProps {
  owner: string
  onClose: () => void
}

/** The first cell is wide, for a text. */
const boxCells = {
  name: 'booking.name',
  length: 'booking.length',
  width: 'booking.width',
  height: 'booking.height',
} as const
const lineCells = { description: 'booking.description', quantity: 'booking.qty', price: 'booking.price' } as const
const chosen = ['paymentType', 'shipmentType', 'cod', 'remArea'] as const

/** `raw`: numbers are saved as they are typed. */
const resolver = zodResolver(presetsFormSchema, formMessages, { raw: true })

export function PresetsDialog({ owner, onClose }: PresetsDialogProps) {
  const booking = useFormContext<BookingForm>()
  const { data: services = [] } = useServices()
  const messages = useMessages()
  const [stored] = useState(() => presetStore.read(owner))
  // A service that is no longer offered cannot be shown here, and must not be preset in a new booking.
  const isServiceGone = services.length > 0 && !services.some(({ id }) => id === stored.defaults.service)
  const { control, register, handleSubmit, getValues, reset, formState } = useForm<Presets>({
    resolver,
    defaultValues: isServiceGone ? { ...stored, defaults: { ...stored.defaults, service: '' } } : stored,
  })
  const defaults = [
    {
      field: 'service',
      label: t('booking.service'),
      options: services.map(({ id, name }) => ({ value: id, text: name })),
    },
    ...chosen.map((field) => ({ field, ...choicesOf(field) })),
  ] as const
  const save = (presets: Presets) => {
    const merged = mergedPresets(stored, presetsToSave(presets), presetStore.read(owner))
    if (!presetStore.write(owner, merged)) messages.error(t('booking.presetsNotKept'))
    onClose()
  }

  return (
    <Dialog
      title={t('booking.presetsHere')}
      kind="cc-popup-presets"
      scrollable
      // Once something is typed, neither a click outside nor Escape may throw it away.
      backdrop={formState.isDirty ? 'static' : true}
      keyboard={!formState.isDirty}
      onClose={onClose}
      onConfirm={() => void handleSubmit(save)()}
      foot={
        <>
          <DeskButton
            text={t('booking.copyFromForm')}
            className="me-auto"
            onClick={() => reset(withFormValues(getValues(), booking.getValues()), { keepDefaultValues: true })}
          />
          <DeskButton text={t('booking.cancel')} onClick={onClose} />
          <DeskButton look="primary" text={t('booking.save')} onClick={() => void handleSubmit(save)()} />
        </>
      }
    >
      <p className="mb-2">{t('booking.startsWith')}</p>
      <div className="cc-preset-row d-flex flex-wrap gap-2 mb-2">
        {defaults.map(({ field, label, options }) => (
          <div key={field}>
            <SelectField label={label} {...register(`defaults.${field}`)}>
              <option value="">{t('booking.select')}</option>
              {options.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </SelectField>
          </div>
        ))}
      </div>
      <PresetRows control={control} name="boxes" cells={boxCells} />
      <PresetRows control={control} name="lines" cells={lineCells} />
    </Dialog>
  )
}

interface PresetRowsProps {
  control: Control<Presets>
  name: 'boxes' | 'lines'
  /** The label of each cell. */
  cells: Record<string, TextKey>
}

function PresetRows({ control, name, cells }: PresetRowsProps) {
  const isOfBoxes = name === 'boxes'
  const { fields, append, remove } = useFieldArray({ control, name })
  const { errors } = useFormState({ control, name })
  const empty = Object.fromEntries(Object.keys(cells).map((cell) => [cell, ''])) as Presets[typeof name][number]
  return (
    <fieldset className="cc-presets mt-3">
      <legend>{t(isOfBoxes ? 'booking.boxes' : 'booking.lines')}</legend>
      {fields.length > 0 && (
        <div className="cc-preset-row cc-preset-heads cc-wide-only gap-2 cc-small cc-muted" aria-hidden="true">
          {Object.entries(cells).map(([cell, key], at) => (
            <span key={cell} className={at === 0 ? 'wide' : ''}>
              {t(key)}
            </span>
          ))}
        </div>
      )}
      {fields.map(({ id }, index) => (
        <div key={id} className="cc-preset-row d-flex gap-2 mb-2">
          {Object.entries(cells).map(([cell, key], at) => {
            const label = t(key)
            const path = `${name}.${index}.${cell}` as `boxes.${number}.name`
            const error: FieldError | undefined = get(errors, path)
            return (
              <div key={cell} className={at === 0 ? 'wide' : ''}>
                <CellInput
                  {...control.register(path)}
                  label={t(isOfBoxes ? 'booking.cellOfBox' : 'booking.cellOfLine', { label, number: index + 1 })}
                  isText={at === 0}
                  placeholder={label}
                  error={error?.message}
                />
              </div>
            )
          })}
          <IconButton
            icon="close"
            name={t(isOfBoxes ? 'booking.removeBox' : 'booking.removeLine', { number: index + 1 })}
            small
            className="cc-square flex-none"
            onClick={() => remove(index)}
          />
        </div>
      ))}
      <DeskButton icon="add" text={t(isOfBoxes ? 'booking.addBox' : 'booking.addLine')} onClick={() => append(empty)} />
    </fieldset>
  )
}
