import { Link } from 'react-router-dom'
import { newTab } from '@/domain/links'
import { paths } from '@/paths'
import { t } from '@/texts/t'

export const ViewRecords = ({ className }: { className: string }) => (
  <Link className={className} to={paths.screen('records')} {...newTab}>
    {t('booking.viewRecords')}
  </Link>
)
