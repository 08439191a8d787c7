import { useEffect } from 'react'
import { TextField } from '@/components/form/TextField'
import type { Days } from '@/domain/dayRanges'

/** A date that is typed passes through years like 0002; it counts when the typing rests, in milliseconds. */
const REST = 700
const OLDEST_YEAR = '1990'

interface DayFieldsProps {
  days: Days
  onChange: (days: Days) => void
  onApply: (days: Days) => void
}

/** From and To. */
export function DayFields({ days, onChange, onApply }: DayFieldsProps) {
  const isReversed = days.from !== '' && days.to !== '' && days.from > days.to
  const isTyped = [days.from, days.to].some((day) => day !== '' && day < OLDEST_YEAR)

  useEffect(() => {
    if (isReversed || isTyped) return undefined
    const timer = setTimeout(() => onApply(days), REST)
    return () => clearTimeout(timer)
  }, [days, isReversed, isTyped, onApply])

  return (
    <>
      <div className="wide-only">
        <TextField
          label="From"
          type="date"
          name="from"
          value={days.from}
          max="9999-12-31"
          onChange={(event) => onChange({ ...days, from: event.target.value })}
        />
      </div>
      <div className="wide-only">
        <TextField
          label="To"
          type="date"
          name="to"
          value={days.to}
          max="9999-12-31"
          error={isReversed ? 'To lies before From' : undefined}
          onChange={(event) => onChange({ ...days, to: event.target.value })}
        />
      </div>
    </>
  )
}
