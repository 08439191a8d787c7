import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useListener } from '@/browser/useListener'
import { company } from '@/company'
import { BrandMark } from '@/components/Brand'
import type { CurrentUser } from '@/domain/currentUser'
import { hasLatinFont, loadLatinFont } from '@/printing/run/paperFonts'
import { formatDateTime } from '@/texts/dates'
import { t } from '@/texts/t'

/** Milliseconds, so that the font does not delay the first rows. */
const FONT_DELAY_MS = 3000

/** The title at the foot of each sheet of a list (printedTable.css), since the head is on the first one alone. */
function setPageTitle(parts: string[]) {
  const text = parts.filter((part) => part !== '').join(' · ')
  const { style, dir } = document.documentElement
  style.setProperty(
    dir === 'rtl' ? '--cc-page-title-rtl' : '--cc-page-title',
    text === '' ? null : JSON.stringify(text),
  )
}

/** The head of a printed screen, in place of the frame: company, branch, user and time. */
export function PaperHead({ user }: { user: CurrentUser }) {
  const [printedAt, setPrintedAt] = useState<Date | null>(null)
  useListener('beforeprint', () => {
    flushSync(() => setPrintedAt(new Date()))
    setPageTitle([document.querySelector('h1')?.textContent ?? '', user.centerName])
  })
  useListener('afterprint', () => {
    setPrintedAt(null)
    setPageTitle([])
  })
  // Loaded here because no browser waits for a font that only the printed page uses.
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
