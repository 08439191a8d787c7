import type { Big } from 'big.js'
import { useState } from 'react'
import { DeskButton } from '@/components/desk/DeskButton'
import { TextField } from '@/components/form/TextField'
import { DASH } from '@/domain/dash'
import { numberProblem, type NumberRules } from '@/domain/forms/fields'
import { textLimits } from '@/domain/forms/textLimits'
import { bankNotes, cashDifference, withNote } from '@/domain/money/cashDifference'
import { formatRupees } from '@/domain/money/money'
import { formatCount } from '@/domain/numbers'
import { plainDecimal } from '@/domain/typedNumbers'
import { say } from '@/texts/say'
import { t } from '@/texts/t'

interface CashGivenProps {
  /** Null if it cannot be read. */
  total: Big | null
  /** The text at first. */
  first: string
  onGiven?: (given: string) => void
}

const cashRules: NumberRules = { name: 'booking.cashGiven', min: 0, decimals: 2, unit: 'rupees' }

/**
 * The field for the cash given. It has no name and so is not part of the form: nothing sends or stores it
 * (product 7.8).
 */
export function CashGiven({ total, first, onGiven }: CashGivenProps) {
  const [given, setGiven] = useState(first)
  /** The text when the field was last left. */
  const [left, setLeft] = useState('')
  const give = (cash: string) => {
    setGiven(cash)
    onGiven?.(cash)
  }
  const refused = given.trim() === '' ? null : numberProblem(given.trim(), cashRules)
  const problem = left === given ? refused : null
  const cash = refused ? null : plainDecimal(given, 'rupees')
  const difference = total !== null && cash !== null ? cashDifference(total, cash) : null
  return (
    <div className="cc-cash">
      <TextField
        label={t('booking.cashGiven')}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        maxLength={textLimits.number}
        value={given}
        error={problem ? say(problem) : undefined}
        onBlur={() => setLeft(given)}
        onChange={({ target }) => give(target.value)}
      />
      <div className="notes">
        {bankNotes.map((note) => (
          <DeskButton
            key={note}
            text={formatCount(note)}
            aria-label={t('booking.addNote', { note: formatCount(note) })}
            onClick={() => give(withNote(cash ?? 0, note).toFixed())}
          />
        ))}
        <DeskButton text={t('booking.exact')} disabled={total === null} onClick={() => give(total?.toFixed() ?? '')} />
      </div>
      <p className="change d-flex justify-content-between m-0" role="status">
        {difference?.isEnough === false ? (
          <b>{t('booking.moreNeeded', { amount: formatRupees(difference.rupees) })}</b>
        ) : (
          <>
            <span>{t('booking.change')}</span>{' '}
            <b className={difference ? undefined : 'none'} translate="no">
              {difference ? formatRupees(difference.rupees) : DASH}
            </b>
          </>
        )}
      </p>
    </div>
  )
}
