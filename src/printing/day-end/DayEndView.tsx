import { useEffect, useMemo, useRef } from 'react'
import type { DayEnd } from '@/domain/money/dayEnd'
import { tablePages } from '../facts/tablePages'
import { DayEndSheet } from './DayEndSheet'
import { useSheetLayouts } from '../run/usePrintReady'
import '../styles/print.css'

interface DayEndViewProps {
  days: readonly DayEnd[]
  time: string
  hasDays: boolean
  part: string | null
  /** Milliseconds. */
  loadedAt: number | null
  printedBy: string
  /** Called with whether the sheets have their final layout. */
  onReady: (isReady: boolean) => void
}

const onePage = [0]

export function DayEndView({ days, time, hasDays, part, loadedAt, printedBy, onReady }: DayEndViewProps) {
  const sheets = useRef<HTMLDivElement>(null)
  const drawn = useMemo(() => ({ days, time, hasDays, part }), [days, time, hasDays, part])
  const layouts = useSheetLayouts(sheets, drawn, '.p-day', tablePages)
  const isReady = layouts !== null
  useEffect(() => onReady(isReady), [onReady, isReady])
  return (
    <div className="cc-sheets" ref={sheets}>
      {days.map((day, index) => (
        <DayEndSheet
          key={day.center}
          day={day}
          starts={layouts?.[index] ?? onePage}
          time={time}
          hasDays={hasDays}
          part={part}
          loadedAt={loadedAt}
          printedBy={printedBy}
        />
      ))}
    </div>
  )
}
