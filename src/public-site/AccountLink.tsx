import { Link, useLocation } from 'react-router-dom'
import { ANY_USER, useDeviceStore } from '@/browser/deviceStore'
import { signedIn } from '@/browser/signedIn'
import { paths } from '@/paths'
import { t } from '@/texts/t'

/**
 * The link back to the dashboard on a device where somebody is signed in. The dashboard's guard asks the backend;
 * public pages make no call for it.
 */
export function AccountLink({ className, onClick }: { className: string; onClick?: () => void }) {
  const { pathname } = useLocation()
  const isSignedIn = useDeviceStore(signedIn, ANY_USER, false)
  return isSignedIn ? (
    <Link className={className} to={paths.dashboard()}>
      {t('site.dashboard')}
    </Link>
  ) : (
    <Link className={className} to={paths.login()} state={pathname} onClick={onClick} preventScrollReset>
      {t('site.login')}
    </Link>
  )
}
