import { type ComponentType, memo } from 'react'
import { type MiddlewareFunction, Navigate, redirect, replace, type RouteObject, useLocation } from 'react-router-dom'
import { AppRoot } from '@/components/AppRoot'
import { Loader } from '@/components/Loader'
import { RouteError } from '@/components/errors/RouteError'
import type { Screen } from '@/domain/roles'
import { paths } from '@/paths'
import { SESSION_ROUTE, sessionContext } from '@/session/sessionContext'
import { type Area, loadTexts, t } from '@/texts/t'

/** Memoised, so that the router's state changes during navigation do not re-render the page. */
const page =
  (load: () => Promise<{ default: ComponentType }>, ...areas: readonly Area[]) =>
  async () => {
    const [part] = await Promise.all([load(), loadTexts(...areas)])
    return { Component: memo(part.default) }
  }

/** Reuses the promise, as even a repeated `import()` of a loaded module takes a few tasks. A failed load is retried. */
function once<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let part: Promise<Part> | undefined
  return () =>
    (part ??= load().catch((error: unknown) => {
      part = undefined
      throw error
    }))
}

/** Loaded only with the dashboard. */
const roles = once(() => import('@/domain/roles'))

const screenGuard = (screen: Screen): MiddlewareFunction[] => [
  async ({ context }, next) => {
    const { mayOpen } = await roles()
    if (!mayOpen(context.get(sessionContext).user, screen)) throw redirect(paths.dashboard())
    return next()
  },
]

/** Redirects an old address (product 2.5). Not in a loader, as loaders never see the hash. */
const moved = (path: string, today: string): RouteObject => ({
  path,
  Component: function Moved() {
    const { search, hash } = useLocation()
    return <Navigate replace to={today + search + hash} />
  },
})

const screen = (path: string, name: Screen, ...loaded: Parameters<typeof page>): RouteObject => ({
  path,
  middleware: screenGuard(name),
  lazy: page(...loaded),
})

export function routes(): RouteObject[] {
  // Loaded with the first guarded page, so that visitors never load it.
  const session = once(async () => {
    const [{ dashboardClient }, { guard }, { warmUp }, { addressWithoutTerm }] = await Promise.all([
      import('@/session/dashboardClient'),
      import('@/session/guard'),
      import('@/session/warmUp'),
      import('@/session/addressWithoutTerm'),
      loadTexts('desk', 'lists', 'booking', 'print', 'login', 'late'),
    ])
    return { guard: guard(dashboardClient()), warmUp, addressWithoutTerm }
  })

  const pages = once(async () => (await import('@/dashboardPages')).dashboardPages)
  const records = once(async () => (await pages()).records())
  const booking = once(async () => (await pages()).booking())
  const shipments = once(async () => (await pages()).shipments())
  let isWarm = false

  const requireSession: MiddlewareFunction = async (...asked) => (await session()).guard(...asked)

  const warmUpOnce: MiddlewareFunction = async ({ context }, next) => {
    const answer = await next()
    const { user, queryClient } = context.get(sessionContext)
    const { warmUp } = await session()
    const { HEAD_OFFICE } = await roles()
    if (!isWarm) warmUp(queryClient, [records, shipments, ...(user.role === HEAD_OFFICE ? [] : [booking])])
    isWarm = true
    return answer
  }

  /** A search term may be a person's name, and browsers store addresses (product 12.6). */
  const withoutTerm: MiddlewareFunction = async ({ request }, next) => {
    const replacement = (await session()).addressWithoutTerm(request.url)
    if (replacement) throw (replacement.isReplaced ? replace : redirect)(replacement.to)
    return next()
  }
  const searchedScreen = (...route: Parameters<typeof screen>): RouteObject => ({
    ...screen(...route),
    middleware: [...screenGuard(route[1]), withoutTerm],
  })

  const shipmentScreen = (...route: Parameters<typeof screen>): RouteObject => ({
    ...searchedScreen(...route),
    loader: async ({ request, context }) => {
      const { preloadShipments } = await shipments()
      await preloadShipments(context.get(sessionContext).queryClient, new URL(request.url).searchParams)
      return null
    },
    shouldRevalidate: () => false,
  })

  const home = () => import('@/public-site/home/HomePage')
  const tracking = () => import('@/public-site/tracking/TrackingPage')
  const coming = async () => (await pages()).coming()
  const receipt = async () => (await pages()).receipt()

  return [
    {
      Component: AppRoot,
      HydrateFallback: () => null,
      children: [
        {
          // Above the layout, as a route whose own lazy module fails to load cannot show its error boundary.
          ErrorBoundary: () => <RouteError />,
          children: [
            {
              lazy: async () => {
                const [part] = await Promise.all([import('@/public-site/PublicLayout'), loadTexts('site')])
                return { Component: part.PublicLayout }
              },
              children: [
                {
                  // One route for both addresses, so that the login popup opens over the page without resetting it.
                  lazy: page(home, 'home'),
                  children: [
                    { path: '/', element: null },
                    { path: '/login', lazy: page(() => import('@/public-site/login/LoginPage'), 'login') },
                  ],
                },
                { path: '/tracking/:airwayBillNo?', lazy: page(tracking, 'tracking') },
                {
                  path: '/forgot-password',
                  lazy: page(() => import('@/public-site/forgot-password/ForgotPasswordPage'), 'reset', 'late'),
                },
                { path: '*', lazy: page(() => import('@/public-site/NotFoundPage')) },
              ],
            },
            // Outside the layout, which would otherwise appear briefly without a page.
            ...['/index.html', '/index.php'].map((path) => moved(path, paths.home())),
            ...['/tracking.html', '/tracking.php'].map((path) => moved(path, paths.tracking())),
            moved('/accounts-management', paths.screen('accountsManagement')),
          ],
        },
        {
          id: SESSION_ROUTE,
          path: '/admin/dashboard',
          middleware: [requireSession],
          loader: ({ context }) => context.get(sessionContext),
          HydrateFallback: () => <Loader text={t('common.loadingExperience')} />,
          lazy: async () => ({ Component: memo((await import('@/dashboard/frame/SessionRoot')).SessionRoot) }),
          ErrorBoundary: () => <RouteError note={t('common.draftSaved')} />,
          children: [
            {
              middleware: [warmUpOnce],
              lazy: async () => ({
                Component: memo((await import('@/dashboard/frame/DashboardLayout')).DashboardLayout),
              }),
              children: [
                { index: true, lazy: page(async () => (await pages()).home()) },
                screen('airwaybill', 'airwayBill', booking),
                screen(
                  'airwaybill/file',
                  'bookingsFromFile',
                  async () => (await pages()).bookingsFromFile(),
                  'fromFile',
                ),
                searchedScreen('centers', 'centers', async () => (await pages()).centers()),
                shipmentScreen('records', 'records', records),
                screen('settings', 'settings', async () => (await pages()).settings()),
                shipmentScreen('tracking-management', 'trackingManagement', records),
                screen('finance-management', 'financeManagement', coming),
                screen('accounts-managment', 'accountsManagement', coming),
                // Within the frame, so that it does not reload: the mobile navigation links to this spelling.
                moved('accounts-management', paths.screen('accountsManagement')),
                searchedScreen('archives', 'archives', async () => (await pages()).archives()),
                { path: '*', lazy: page(async () => (await pages()).notFound()) },
              ],
            },
            screen('customer-screen', 'customerScreen', async () => (await pages()).customerScreen()),
            screen('receipt', 'receipt', async () => (await pages()).printRun()),
            screen('receipt/:id', 'receipt', receipt),
            screen('archive/receipt/:airwayBillNo', 'archiveReceipt', receipt),
          ],
        },
      ],
    },
  ]
}
