import { useId } from 'react'
import { Button } from '@/components/Button'
import { Disclosure } from '@/components/desk/Disclosure'
import { rich } from '@/texts/rich'
import { t, type TextKey } from '@/texts/t'
import {
  copiesOf,
  copyNames,
  isOnlyPart,
  isPrinted,
  isStandard,
  MAX_COPIES,
  noCopies,
  onlyPart,
  papers,
  standardChoices,
  type Copies,
  type CopyName,
  type Paper,
  type PrintChoices,
  type PrintedPart,
} from './printChoices'

interface PrintSettingsProps {
  choices: PrintChoices
  onChoose: (choices: PrintChoices) => void
  fileName: string
  /** The browser could not store them. */
  isUnstored: boolean
  /** Null while the test page is shown. */
  onTest: (() => void) | null
}

export function PrintSettings({ choices, onChoose, isUnstored, fileName, onTest }: PrintSettingsProps) {
  const id = useId()
  const change = (changes: Partial<PrintChoices>) => onChoose({ ...choices, ...changes })
  return (
    <>
      <fieldset>
        <legend className="form-label w-100 m-0">{t('print.whatToPrint')}</legend>
        {Object.entries(partTitles).map(([part, title]) => (
          <label className="form-check" key={part}>
            <input
              className="form-check-input"
              type="radio"
              name={`${id}-part`}
              checked={isOnlyPart(part as PrintedPart, choices)}
              onChange={() => onChoose(onlyPart(part as PrintedPart, choices))}
            />
            {t(title)}
          </label>
        ))}
      </fieldset>
      <div>
        <p>{rich('print.saveAsPdf', { b: bold, file: <b dir="ltr">{fileName}.pdf</b> })}</p>
        <p>
          {t('print.howToPrint')}{' '}
          <span aria-live="polite">{t(isUnstored ? 'print.settingsUnsaved' : 'print.settingsSaved')}</span>
        </p>
      </div>
      <Disclosure summary={t('print.advanced')}>
        <CopyTable copies={choices.copies} onChange={(copies) => change({ copies })} />
        <div>
          <Check
            label={t('print.hasLabels')}
            isChecked={choices.hasLabels}
            onChange={(hasLabels) => change({ hasLabels })}
          />
          <Check
            label={t('print.hasFrontSides')}
            isChecked={choices.hasFrontSides}
            onChange={(hasFrontSides) => change({ hasFrontSides })}
          />
          <Check
            label={t('print.hasCustoms')}
            isChecked={choices.hasCustoms}
            onChange={(hasCustoms) => change({ hasCustoms })}
          />
          <Choice
            label={t('print.receiptPaper')}
            value={choices.receiptPaper}
            options={{ A4: 'A4', A5: 'A5' }}
            onChange={(receiptPaper) => change({ receiptPaper })}
          />
          <Choice
            label={t('print.labelPaper')}
            value={choices.labelPaper}
            options={{ '100 × 150 mm': t('print.oneLabel'), A4: t('print.fourLabels') }}
            onChange={(labelPaper) => change({ labelPaper })}
          />
          <Choice
            label={t('print.origin')}
            value={choices.hasOrigin ? 'shipper' : 'blank'}
            options={{ blank: t('print.originBlank'), shipper: t('print.originShipper') }}
            onChange={(origin) => change({ hasOrigin: origin === 'shipper' })}
          />
        </div>
        <div className="gap-2 mt-3">
          {onTest && <Button text={t('print.testPage')} onClick={onTest} />}
          <Button
            text={t('print.standardSettings')}
            disabled={isStandard(choices)}
            onClick={() => onChoose(standardChoices)}
          />
        </div>
      </Disclosure>
    </>
  )
}

const bold = (words: string) => <b>{words}</b>

const partTitles: Record<PrintedPart, TextKey> = {
  papers: 'print.papersPart',
  receipt: 'print.receiptPart',
  label: 'print.labelPart',
  all: 'print.allPart',
}

interface CheckProps {
  label: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

function Check({ label, isChecked, onChange }: CheckProps) {
  return (
    <label className="form-check">
      <input
        className="form-check-input"
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  options: Record<Value, string>
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <label className="form-label">
      {label}
      <select className="form-select" value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {Object.entries<string>(options).map(([name, title]) => (
          <option value={name} key={name}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}

const paperTitles: Record<Paper, TextKey> = {
  receipt: 'print.receiptTitle',
  invoice: 'print.invoiceTitle',
  consent: 'print.consentFormTitle',
}
const nameTitles: Record<CopyName, TextKey> = {
  customer: 'print.customer',
  center: 'print.center',
  accounts: 'print.accounts',
}

interface CopyTableProps {
  copies: Record<Paper, Copies>
  onChange: (copies: Record<Paper, Copies>) => void
}

function CopyTable({ copies, onChange }: CopyTableProps) {
  return (
    <table className="cc-copies" aria-label={t('print.copies')}>
      <thead className="cc-muted cc-small">
        <tr>
          <th scope="col">{t('print.paper')}</th>
          {copyNames.map((copy) => (
            <th scope="col" key={copy}>
              {t(nameTitles[copy])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {papers.map((paper) => {
          const own = copies[paper]
          const change = (changed: Copies) => onChange({ ...copies, [paper]: changed })
          return (
            <tr key={paper}>
              <th scope="row">
                <label className="form-check-label">
                  <input
                    className="form-check-input"
                    type="checkbox"
                    checked={isPrinted(own)}
                    onChange={({ target }) => change(target.checked ? standardChoices.copies[paper] : noCopies)}
                  />
                  {t(paperTitles[paper])}
                </label>
              </th>
              {copyNames.map((copy) => (
                <td key={copy}>
                  <input
                    className="form-control"
                    type="number"
                    min={0}
                    max={MAX_COPIES}
                    aria-label={t('print.copiesFor', {
                      paper: t(paperTitles[paper]),
                      copy: t(nameTitles[copy]).toLowerCase(),
                    })}
                    value={own[copy]}
                    onChange={({ target }) => change({ ...own, [copy]: copiesOf(target.value) })}
                    onFocus={({ target }) => target.select()}
                  />
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
