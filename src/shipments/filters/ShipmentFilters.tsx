import { useQuery } from '@tanstack/react-query'
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  memo,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useListener } from '@/browser/useListener'
import { DeskButton } from '@/components/desk/DeskButton'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { TextField } from '@/components/form/TextField'
import { useLengthNotice } from '@/components/form/useLengthNotice'
import { useMedia } from '@/components/useMedia'
import type { Days } from '@/domain/days'
import { textLimits } from '@/domain/forms/textLimits'
import type { ShipmentQuery } from '@/domain/shipment-index/shipmentQuery'
import { type JourneyStep, statusTypes, VOID } from '@/domain/shipment/shipmentStatus'
import { shipmentSumsQuery } from '@/services/shipment-list/shipmentIndex.queries'
import type { ShipmentSource } from '@/services/shipment-list/shipmentSource'
import { hidden, rich } from '@/texts/rich'
import { statusName } from '@/texts/statusName'
import { t } from '@/texts/t'
import { choicesIn, plainView, type ShipmentView } from '../view/shipmentView'
import { readSearchTerm } from '../view/searchTerm'
import type { ChangeView } from '../view/useShipmentView'
import { FilterSelect, offered } from './FilterSelect'
import { MoreFilters } from './MoreFilters'
import { AttentionChip } from './AttentionChip'
import { DatesMenu } from './DatesMenu'
import { DayChips } from './DayChips'

/** Below this width the days and the status do not fit into the row, and are behind More. */
const NARROW_SCREEN = '(max-width: 56.249em)'

interface ShipmentFiltersProps {
  view: ShipmentView
  onView: ChangeView
  typed: string
  onType: (text: string) => void
  onSettle: () => void
  /** The list that is filtered. */
  source: ShipmentSource
  /** The query without any filter: a search covers all days, and a list of numbers all shipments. */
  asked: ShipmentQuery
  loadedAt: number | null
  /** True if buttons for the queue and for each status are above the filters. */
  isQueue: boolean
  /** Undefined if nothing is filtered. */
  onClear: (() => void) | undefined
}

function PlainShipmentFilters(props: ShipmentFiltersProps) {
  const { view, onView, typed, onType, onSettle, source, asked, loadedAt, isQueue, onClear } = props
  const id = useId()
  const { data: sums } = useQuery(shipmentSumsQuery(source, asked, offered, loadedAt))
  const { isOpen, setIsOpen, button, panel, closeByKey } = usePanel()
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
    const { numbers, mistyped } = readSearchTerm(text)
    if (numbers.length === 0) return
    // A single-line field would join a pasted column of numbers into one. Other filters are cleared to show just these.
    event.preventDefault()
    // Mistyped numbers come last, where they are easy to correct.
    const term = [...numbers, ...mistyped].join(' ')
    onType(term)
    onView({ ...plainView, sort: view.sort, columns: view.columns, term }, true)
  }
  const isNarrow = useMedia(NARROW_SCREEN)
  const inRow = (
    <>
      <DayFields days={days} onChange={setDays} onApply={applyDays} />
      {!isNarrow && <DatesMenu view={view} onView={onView} />}
      {/* The chips above the queue are the same filter. */}
      {!isQueue && (
        <FilterSelect
          label={t('lists.status')}
          name="status"
          every={t('desk.allStatuses')}
          value={view.status === null ? '' : String(view.status)}
          options={[
            ...statusTypes.map((type) => ({ value: String(type), text: statusName(type) })),
            { value: String(VOID), text: t('common.void') },
          ]}
          onChange={(value) => onView({ status: stepOf(value) }, true)}
        />
      )}
    </>
  )
  const behind = hiddenChoices(view, isNarrow, isQueue)
  const { limited, notice } = useLengthNotice(textLimits.numbers, paste)

  return (
    <form className="cc-filters" role="search" onSubmit={submit} onKeyDown={closeByKey}>
      <div className="cc-search">
        <label className="form-label" htmlFor={`${id}-term`}>
          {t('lists.search')}
        </label>
        <DeskIcon name="search" />
        <input
          {...limited}
          className="form-control"
          id={`${id}-term`}
          type="search"
          name="term"
          placeholder={t('lists.searchHint')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
        {notice}
      </div>
      {/* lets Enter submit: browsers need a button for that where there are several fields */}
      <button type="submit" hidden />
      {!isNarrow && inRow}
      <button
        className="btn btn-light"
        type="button"
        ref={button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-more` : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <DeskIcon name="filter" small />
        <span className="cc-label">{t('lists.moreFilters')}</span>
        <span className="cc-count">{behind > 0 && rich('lists.setCount', { count: behind, hidden })}</span>
      </button>
      {isOpen && (
        <div className="cc-filters-more" id={`${id}-more`} ref={panel}>
          {isNarrow && inRow}
          {(isNarrow || isQueue) && (
            <div className="cc-quick cc-beside">
              {isNarrow && <DayChips view={view} onView={onView} />}
              {isQueue && <AttentionChip view={view} onView={onView} />}
            </div>
          )}
          <MoreFilters view={view} onView={onView} sums={sums} />
          {isNarrow && (
            <>
              <DeskButton look="outline" text={t('desk.clearFilters')} disabled={!onClear} onClick={onClear} />
              <DeskButton look="primary" text={t('lists.filtersDone')} onClick={() => setIsOpen(false)} />
            </>
          )}
        </div>
      )}
      {/* Without room it is in the panel. */}
      {onClear && !isNarrow && (
        <button
          className="btn cc-ghost cc-square cc-wide-only"
          type="button"
          title={t('desk.clearFilters')}
          onClick={onClear}
        >
          <DeskIcon name="close" small />
          <span className="visually-hidden">{t('desk.clearFilters')}</span>
        </button>
      )}
      {!onClear && <span className="cc-clear cc-wide-only" />}
    </form>
  )
}

export const ShipmentFilters = memo(PlainShipmentFilters)

/** The panel covers rows, so it closes when the user continues elsewhere: nothing beneath it may have the focus. */
function usePanel() {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const leave = ({ target }: Event) => {
    const isInside = [button, panel].some(({ current }) => target instanceof Node && current?.contains(target))
    if (!isInside) setIsOpen(false)
  }
  useListener('pointerdown', leave)
  useListener('focusin', leave)
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    setIsOpen(false)
    button.current?.focus()
  }
  return { isOpen, setIsOpen, button, panel, closeByKey }
}

/** How many filters behind More are set. */
function hiddenChoices(view: ShipmentView, isNarrow: boolean, isQueue: boolean): number {
  const isAbove = view.attention === (isQueue ? 'step' : 'any')
  const hasDays = view.from !== '' || view.to !== ''
  const hasStatus = view.status !== null && (isQueue || !isNarrow)
  return choicesIn(view) - Number(isAbove) - Number(hasStatus) + Number(isNarrow && hasDays)
}

function stepOf(value: string): JourneyStep | null {
  if (value === String(VOID)) return VOID
  return statusTypes.find((type) => String(type) === value) ?? null
}

/** Milliseconds without typing before a date is applied: while a year is typed, it passes through values like 0002. */
const DATE_DEBOUNCE_MS = 700
const OLDEST_DAY = '1990-01-01'

const isReversed = ({ from, to }: Days) => from !== '' && to !== '' && from > to

/** Whether both dates are complete: one before OLDEST_DAY is probably still being typed. */
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
    const timer = setTimeout(() => onApply(days), DATE_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [days, onApply])

  return (['from', 'to'] as const).map((end) => (
    <TextField
      key={end}
      wrap=""
      label={end === 'from' ? t('lists.from') : t('lists.to')}
      type="date"
      name={end}
      value={days[end]}
      min={OLDEST_DAY}
      max="9999-12-31"
      error={end === 'to' && isReversed(days) ? t('lists.toBeforeFrom') : undefined}
      onChange={(event) => onChange({ ...days, [end]: event.target.value })}
    />
  ))
}
