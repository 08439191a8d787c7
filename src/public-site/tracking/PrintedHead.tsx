import { BrandMark } from '@/components/Brand'
import { company } from '@/company'
import { formatDateTime } from '@/domain/dates'
import './styles/printed.css'

/** Appears on paper only. */
export function PrintedHead({ at }: { at: Date }) {
  return (
    <div className="cc-printed">
      <BrandMark />
      <p>
        <strong>{company.name}</strong>
        <br />
        {company.website} · Helpline {company.helpline} · {company.phone}
      </p>
      <p>
        Tracking report
        <br />
        {formatDateTime(at)}
      </p>
    </div>
  )
}
