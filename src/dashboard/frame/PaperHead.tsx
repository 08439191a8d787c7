import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useListener } from '@/browser/useListener'
import { company } from '@/company'
import { BrandMark } from '@/components/Brand'
import type { CurrentUser } from '@/domain/currentUser'
import { hasLatinFont, loadLatinFont } from '@/printing/run/paperFonts'
import { formatDateTime } from '@/texts/dates'
import { t } from '@/texts/t'

/** After the first rows, which need the line. */
const FONT_DELAY_MS = 3000

/** On a printed screen, in place of the frame: whose it is, who printed it, and when. */
export function PaperHead({ user }: { user: CurrentUser }) {
  const [printedAt, setPrintedAt] = useState<Date | null>(null)
  useListener('beforeprint', () => flushSync(() => setPrintedAt(new Date())))
  useListener('afterprint', () => setPrintedAt(null))
  // No browser waits for a font that only a printed page uses.
  useEffect(() => {
    const timer = setTimeout(() => void loadLatinFont(), FONT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!printedAt) return null
  return (
    <header className={hasLatinFont() ? 'cc-paper-head cc-paper-only typed' : 'cc-paper-head cc-paper-only'}>
      <BrandMark />
      <p translate="no">
        <b>{company.shortName}</b>
        {company.tagline}
        {user.centerName !== '' && (
          <>
            {' · '}
            <bdi>{user.centerName}</bdi>
          </>
        )}
      </p>
      <p>
        {t('desk.printedBy', { name: user.username })}
        <b translate="no">{formatDateTime(printedAt)}</b>
      </p>
    </header>
  )
}
