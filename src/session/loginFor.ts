import { requestedPage } from '@/browser/requestedPage'
import { paths } from '@/paths'
import { pathOf } from '@/texts/languages'

/** The address of the login, which leads back to this page with its query. */
export function loginFor(url: string): string {
  const { pathname: address, search } = new URL(url)
  const pathname = pathOf(address)
  requestedPage.write(pathname + search)
  return paths.login(pathname)
}
