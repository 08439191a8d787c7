import { t } from '@/texts/t'

/**
 * A blank page for when there is nothing to print: otherwise the browser's own print command would print the screen
 * behind the popup.
 */
export function NoSheets() {
  return (
    <div data-paper="empty">
      <p className="cc-paper-unready">{t('print.unready')}</p>
      <div className="cc-sheets" />
    </div>
  )
}
