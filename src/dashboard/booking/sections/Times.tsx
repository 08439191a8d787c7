import { useState } from 'react'
import { readTyped } from '@/domain/typedNumbers'
import { t } from '@/texts/t'

/** “× n” of the last row. Enter then goes on to the next field, as anywhere. */
export function Times({ label, onTimes }: { label: string; onTimes: (times: number) => void }) {
  const [typed, setTyped] = useState('')
  const apply = () => {
    const read = readTyped(typed)
    if (read.kind === 'number') onTimes(Math.trunc(Number(read.plain)))
    setTyped('')
  }
  return (
    <div className="cc-times d-flex gap-2">
      <input
        className="form-control text-end"
        aria-label={label}
        inputMode="numeric"
        placeholder="× n"
        autoComplete="off"
        maxLength={3}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && apply()}
      />
      <DeskButton text={t('booking.repeatRow')} disabled={typed === ''} onClick={apply} />
    </div>
  )
}
import { DeskButton } from '@/dashboard/DeskButton'
