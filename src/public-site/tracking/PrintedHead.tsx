import { company } from '@/company'
import { BrandMark } from '@/components/Brand'
import { formatDateTime } from '@/texts/dates'
import { rich } from '@/texts/rich'
import { t } from '@/texts/t'
import './styles/printed.css'

/** The head of the printed report, invisible on screen. */
export function PrintedHead({ at }: { at: Date }) {
  return (
    <div className="cc-printed">
      <BrandMark />
      <p>
        <strong>{company.name}</strong>
        <br />
        {rich('tracking.printedContact', {
          website: <bdi>{company.website}</bdi>,
          helpline: <bdi>{company.helpline}</bdi>,
          phone: <bdi>{company.phone}</bdi>,
        })}
      </p>
      <p>
        {t('tracking.report')}
        <br />
        {formatDateTime(at)}
      </p>
    </div>
  )
}
