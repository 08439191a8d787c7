import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { Icon } from '@/components/Icon'
import { Dialog } from '@/components/dialog/Dialog'
import { dayOf } from '@/domain/dates'
import { daysText, type Days } from '@/domain/dayRanges'
import { shipmentPartQuery } from '@/services/shipment-list/shipmentIndex.queries'
import { dayEnds, type DayEnd } from '@/domain/money/dayEnd'
import { DayEndView } from '@/printing/day-end/DayEndView'
import { printUnder } from '@/printing/run/usePrinting'
import { company } from '@/company'
import { asOf } from '@/domain/shipment-index/freshness'
import { formatCount } from '@/domain/numbers'
import { useCurrentUser } from '../../session/useCurrentUser'
import { OutdatedNotice } from '../list/ListAgeLine'
import { partOfDay } from './partOfDay'
import type { ShipmentList } from '../list/useShipmentList'
import { NotAuthorized } from '../../NotAuthorized'
import './dayEnd.css'

/** Most shipments on one sheet: more would be a hundred pages. */
const MOST = 3000

interface DayEndDialogProps {
  list: ShipmentList
  /** Null for today. */
  days: Days | null
  onClose: () => void
}

export function DayEndDialog({ list, days, onClose }: DayEndDialogProps) {
  const { username } = useCurrentUser()
  const [today] = useState(() => dayOf(new Date()))
  const asked = days ?? { from: today, to: today }
  const answer = useDayEnds(list, asked)
  const printButton = useRef<HTMLButtonElement>(null)
  const time = daysText(asked)
  const counted = answer === 'failed' ? null : answer
  const [isDrawn, setIsDrawn] = useState(false)
  const isReady = counted !== null && counted.days.length > 0

  return (
    <Dialog
      title="Day-end sheet"
      isBare
      centered={false}
      kind="cc-day-end"
      onClose={onClose}
      onEntered={() => printButton.current?.focus()}
    >
      <div className="cc-paper-bar">
        <div className="cc-paper-name">
          <h2>Day-end sheet</h2>
          <p role="status">
            {textOf(answer, time)} {answer === 'failed' && <NotAuthorized error={list.error} />}
          </p>
          {counted?.part && (
            <p>
              <b>{counted.part}</b>
            </p>
          )}
        </div>
        <button
          className="btn btn-primary"
          type="button"
          ref={printButton}
          disabled={!isReady || !isDrawn}
          onClick={() => printUnder(window, fileNameOf(counted?.days ?? [], asked))}
        >
          <Icon name="print" small />
          Print
        </button>
        <button className="btn btn-light" type="button" onClick={onClose}>
          Close
        </button>
        {list.isOutdated && <OutdatedNotice list={list} />}
      </div>
      {isReady && (
        <DayEndView
          days={counted.days}
          time={time}
          hasDays={asked.from !== asked.to}
          part={counted.part}
          loadedAt={counted.loadedAt}
          printedBy={username}
          onReady={setIsDrawn}
        />
      )}
    </Dialog>
  )
}

/** `Chenab day-end sheet gujrat 2026-11-20` */
function fileNameOf(sheets: readonly DayEnd[], { from, to }: Days): string {
  const [first] = sheets
  const whose = sheets.length === 1 && first ? first.center : `${sheets.length} centers`
  return [company.shortName, 'day-end sheet', whose, from === to ? from : `${from} to ${to}`].join(' ')
}

/** What a sheet was counted from, kept with it as the list may change afterwards. */
interface Counted {
  shipments: number
  /** Empty if there are too many shipments. */
  days: readonly DayEnd[]
  part: string | null
  /** Milliseconds. */
  loadedAt: number | null
}

/** Null while the shipments are loading or being counted. */
type Answer = Counted | 'failed' | null

function textOf(answer: Answer, time: string): string {
  if (answer === null) return 'Counting…'
  if (answer === 'failed') return 'Shipments could not be loaded'
  const { shipments, days, part } = answer
  if (shipments > MOST) return `${formatCount(shipments)} shipments are too many for a sheet: choose fewer days.`
  if (days.length === 0) return `Nothing ${part === null ? '' : 'that matches '}was booked: ${time}.`
  return `${time}, ${days.length === 1 ? 'one center' : `${formatCount(days.length)} centers`}`
}

/** Only from the complete list: a sheet from a partly loaded one would be signed for the day. */
function useDayEnds({ source, query, state, isWhole, loadedAt, age }: ShipmentList, { from, to }: Days): Answer {
  const asked = useMemo(() => ({ ...query, filter: { ...query.filter, from, to } }), [query, from, to])
  const { data: found, isError } = useQuery(shipmentPartQuery(source, asked, MOST, isWhole ? loadedAt : null))
  const counted = useMemo<Answer>(() => {
    if (!found) return null
    const { shipments } = found.totals
    return {
      shipments,
      days: shipments > MOST ? [] : dayEnds(found.rows),
      part: partOfDay(source, asked.filter, from !== to),
      loadedAt: age && asOf(age, from),
    }
  }, [found, source, asked, age, from, to])
  if (state === 'failed' || (isError && !found)) return 'failed'
  return isWhole ? counted : null
}
