import { useEffect } from 'react'
import { TextField } from '@/components/form/TextField'
import type { Days } from '@/domain/dayRanges'

/** Milliseconds without typing before a date is applied: while typed, it passes through years like 0002. */
const REST = 700
const OLDEST_DAY = '1990-01-01'

const isReversed = ({ from, to }: Days) => from !== '' && to !== '' && from > to

/** A date before OLDEST_DAY is taken as one still being typed. */
export const areWhole = (days: Days): boolean =>
  !isReversed(days) && [days.from, days.to].every((day) => day === '' || day >= OLDEST_DAY)

interface DayFieldsProps {
  days: Days
  onChange: (days: Days) => void
  onApply: (days: Days) => void
}

export function DayFields({ days, onChange, onApply }: DayFieldsProps) {
  useEffect(() => {
    if (!areWhole(days)) return undefined
    const timer = setTimeout(() => onApply(days), REST)
    return () => clearTimeout(timer)
  }, [days, onApply])

  return (
    <>
      <div className="wide-only">
        <TextField
          label="From"
          type="date"
          name="from"
          value={days.from}
          min={OLDEST_DAY}
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
          min={OLDEST_DAY}
          max="9999-12-31"
          error={isReversed(days) ? 'To lies before From' : undefined}
          onChange={(event) => onChange({ ...days, to: event.target.value })}
        />
      </div>
    </>
  )
}
