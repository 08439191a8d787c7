import { BrandMark } from '@/components/Brand'
import { company } from '@/company'
import { Written } from './Written'

/** The company's mark and name on paper; the receipt adds the center that booked. */
export function PaperBrand({ centerName = '' }: { centerName?: string }) {
  return (
    <div className="p-brand">
      <BrandMark />
      <div>
        <b>{company.shortName}</b>
        <span>
          {company.tagline}
          {centerName !== '' && (
            <>
              {' · '}
              <Written text={centerName} />
            </>
          )}
        </span>
      </div>
    </div>
  )
}
