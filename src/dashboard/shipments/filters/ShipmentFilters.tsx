import { memo, useCallback, useEffect, useId, useState, type ClipboardEvent, type FormEvent } from 'react'
import { TextField } from '@/components/form/TextField'
import { Icon } from '@/components/Icon'
import { viewerCan, type Viewer } from '@/domain/roles'
import { dayPresetNames, dayPresets, daysOf, type Days } from '@/domain/dayRanges'
import type { ShipmentFacets } from '@/domain/shipment-index/shipmentSums'
import { statusNames, statusTypes, type JourneyStep } from '@/domain/shipment/shipmentStatus'
import { useToday } from '../../useToday'
import { FilterSelect, MoreFilters } from './MoreFilters'
import { columnChoices, type ShipmentColumnId } from '../table/shipmentColumns'
import { choicesIn, plainView, type ShipmentView } from '../view/shipmentView'
import { mistypedIn, numbersIn } from '../view/useSearchedShipments'
import type { ChangeView } from '../view/useShipmentView'
import { useLengthNotice } from '@/components/form/useLengthNotice'
import { textLimits } from '@/domain/forms/textLimits'

interface ShipmentFiltersProps {
  view: ShipmentView
  onView: ChangeView
  typed: string
  onType: (text: string) => void
  onSettle: () => void
  facets: ShipmentFacets | null
  standard: readonly ShipmentColumnId[]
  viewer: Viewer
  /** Undefined where nothing is filtered. */
  onClear: (() => void) | undefined
}

function PlainShipmentFilters(props: ShipmentFiltersProps) {
  const { view, onView, typed, onType, onSettle, facets, standard, viewer, onClear } = props
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [days, setDays] = useState<Days>({ from: view.from, to: view.to })
  const [shown, setShown] = useState(days)
  if (shown.from !== view.from || shown.to !== view.to) {
    setShown({ from: view.from, to: view.to })
    setDays({ from: view.from, to: view.to })
  }

  const { from, to } = view
  const applyDays = useCallback(
    (wanted: Days) => {
      if (wanted.from !== from || wanted.to !== to) onView(wanted, true)
    },
    [from, to, onView],
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSettle()
    if (areWhole(days)) applyDays(days)
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text')
    const numbers = numbersIn(text)
    if (numbers.length === 0) return
    // A single-line field would join a pasted column of numbers into one. Other filters are cleared to show just these.
    event.preventDefault()
    // Mistyped numbers go last, where they are easy to correct.
    const term = [...numbers, ...mistypedIn(text)].join(' ')
    onType(term)
    onView({ ...plainView, sort: view.sort, columns: view.columns, term }, true)
  }
  const chosen = choicesIn(view)
  const { limited, notice } = useLengthNotice(textLimits.numbers, paste)

  return (
    <form className={isOpen ? 'cc-filters open' : 'cc-filters'} role="search" onSubmit={submit}>
      <div className="cc-search">
        <label className="form-label" htmlFor={`${id}-term`}>
          Search
        </label>
        <Icon name="search" />
        <input
          {...limited}
          className="form-control"
          id={`${id}-term`}
          type="search"
          name="term"
          placeholder="Number, name, company, country"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
        {notice}
      </div>
      <DayFields days={days} onChange={setDays} onApply={applyDays} />
      <FilterSelect
        className="wide-only"
        label="Status"
        name="status"
        every="Every status"
        value={view.status === null ? '' : String(view.status)}
        options={[...statusTypes.map((type) => ({ value: String(type), text: statusNames[type] })), voidOption]}
        onChange={(value) => onView({ status: stepOf(value) }, true)}
      />
      <button className="btn btn-primary wide-only" type="submit">
        Show
      </button>
      <button
        className="btn btn-outline-secondary"
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-more` : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="filter" small />
        <span className="label">More</span>
        {chosen > 0 && (
          <span className="cc-count">
            {chosen}
            <span className="visually-hidden"> set</span>
          </span>
        )}
      </button>
      {onClear && (
        <button className="btn cc-ghost cc-clear" type="button" title="Clear the filters" onClick={onClear}>
          <Icon name="close" small />
          <span className="label">Clear the filters</span>
        </button>
      )}
      {isOpen && (
        <div className="cc-filters-more" id={`${id}-more`}>
          <div className="cc-quick">
            <DayPresets view={view} onView={onView} />
            {viewerCan.moveShipments(viewer) && (
              <button
                className="cc-chip"
                type="button"
                aria-pressed={view.needsAttention}
                onClick={() => onView({ needsAttention: !view.needsAttention }, true)}
              >
                Needs attention
              </button>
            )}
          </div>
          <MoreFilters view={view} onView={onView} facets={facets} />
          <ColumnChoice viewer={viewer} chosen={view.columns ?? standard} onChange={(columns) => onView({ columns })} />
        </div>
      )}
    </form>
  )
}

export const ShipmentFilters = memo(PlainShipmentFilters)

const voidOption = { value: '0', text: 'Void' }

function stepOf(value: string): JourneyStep | null {
  if (value === '0') return 0
  return statusTypes.find((type) => String(type) === value) ?? null
}

/** Milliseconds without typing before a date is applied: while typed, it passes through years like 0002. */
const REST = 700
const OLDEST_DAY = '1990-01-01'

const isReversed = ({ from, to }: Days) => from !== '' && to !== '' && from > to

/** A date before OLDEST_DAY is taken as one still being typed. */
const areWhole = (days: Days): boolean =>
  !isReversed(days) && [days.from, days.to].every((day) => day === '' || day >= OLDEST_DAY)

interface DayFieldsProps {
  days: Days
  onChange: (days: Days) => void
  onApply: (days: Days) => void
}

function DayFields({ days, onChange, onApply }: DayFieldsProps) {
  useEffect(() => {
    if (!areWhole(days)) return undefined
    const timer = setTimeout(() => onApply(days), REST)
    return () => clearTimeout(timer)
  }, [days, onApply])

  return (['from', 'to'] as const).map((end) => (
    <div className="wide-only" key={end}>
      <TextField
        label={end === 'from' ? 'From' : 'To'}
        type="date"
        name={end}
        value={days[end]}
        min={OLDEST_DAY}
        max="9999-12-31"
        error={end === 'to' && isReversed(days) ? 'To lies before From' : undefined}
        onChange={(event) => onChange({ ...days, [end]: event.target.value })}
      />
    </div>
  ))
}

function DayPresets({ view, onView }: Pick<ShipmentFiltersProps, 'view' | 'onView'>) {
  const today = useToday()
  return dayPresets.map((preset) => {
    const days = daysOf(preset, today)
    const isOn = days.from === view.from && days.to === view.to
    return (
      <button
        key={preset}
        className="cc-chip"
        type="button"
        aria-pressed={isOn}
        onClick={() => onView(isOn ? { from: '', to: '' } : days, true)}
      >
        {dayPresetNames[preset]}
      </button>
    )
  })
}

interface ColumnChoiceProps {
  viewer: Viewer
  chosen: readonly ShipmentColumnId[]
  onChange: (columns: readonly ShipmentColumnId[] | null) => void
}

/** AB # identifies the row and is always shown. */
function ColumnChoice({ viewer, chosen, onChange }: ColumnChoiceProps) {
  const id = useId()
  const choices = columnChoices(viewer)
  const toggle = (column: ShipmentColumnId) => {
    const isWanted = (each: ShipmentColumnId) => chosen.includes(each) !== (each === column)
    onChange([...choices.map((choice) => choice.id).filter(isWanted), 'actions'])
  }
  return (
    <fieldset className="cc-columns">
      <legend className="form-label">Columns</legend>
      <div>
        {choices
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
