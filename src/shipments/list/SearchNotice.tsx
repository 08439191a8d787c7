import { DeskButton } from '@/components/desk/DeskButton'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { NotAuthorized } from '@/components/desk/NotAuthorized'
import { t } from '@/texts/t'
import type { SearchRemark } from './useShipmentList'
import '@/components/desk/refreshNotice.css'

/** Says that the rows are those loaded here: the server found none, or did not answer the search. */
export function SearchNotice({ search }: { search: SearchRemark }) {
  return (
    <div className="cc-outdated cc-beside" role="status">
      <DeskIcon name="warning" small />
      {search.kind === 'none' ? (
        <span>{t('lists.searchFoundHere')}</span>
      ) : (
        <>
          <span>
            <NotAuthorized error={search.error} />
            {t('lists.searchFailed')}
          </span>
          <DeskButton look="link" text={t('desk.tryAgain')} onClick={search.onRetry} />
        </>
      )}
    </div>
  )
}
