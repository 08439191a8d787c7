import { t } from '@/texts/t'

/** Where there is nothing to print, since the browser's own print command would print the screen behind the popup. */
export function NoSheets() {
  return (
    <div data-paper="empty">
      <p className="cc-paper-unready">{t('print.unready')}</p>
      <div className="cc-sheets" />
    </div>
  )
}
