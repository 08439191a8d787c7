/** The page for all addresses that have none of their own; the dashboard's outline stands in it. */
export const SHELL = 'app.html'

/** Most visitors come for it, and on a phone: a shipment on its way, and the page that asks for a number. */
export const TRACKING = 'tracking.html'

export const RESET = 'forgot-password.html'

/** What answers an address that is no file. */
export function pageFor(path: string): string {
  if (path === '/') return 'index.html'
  if (path === '/forgot-password') return RESET
  return path === '/tracking' || path.startsWith('/tracking/') ? TRACKING : SHELL
}

/**
 * For which addresses, search included, a page stands before its scripts: public/theme.js hides it elsewhere, and
 * src/main.tsx takes over only what stands.
 */
export const standsFor = {
  home: '^/(\\?|$)',
  shipment: '^/tracking/\\d{10}/?(\\?|$)',
  // Not where the form was sent before the page's script had come: that number has an address of its own.
  tracking: '^/tracking/?(\\?(?!(.*&)?airwayBillNo=)|$)',
  reset: '^/forgot-password/?(\\?|$)',
  // Papers have no frame.
  dashboard: '^/admin/dashboard(?!/(archive/)?receipt)([/?]|$)',
} as const

/** A script of its own, before those of the site. */
export const FIRST_ANSWER = 'src/public-site/tracking/firstAnswer.ts'

const start = ['src/main.tsx', 'src/public-site/PublicLayout.tsx']

/** The source files of what visitors open first, in the order in which the router loads them. */
export const sources = {
  shell: ['src/main.tsx'],
  home: [...start, 'src/public-site/home/HomePage.tsx'],
  tracking: [...start, 'src/public-site/tracking/TrackingPage.tsx'],
  answer: [FIRST_ANSWER],
  reset: [...start, 'src/public-site/forgot-password/ForgotPasswordPage.tsx'],
  frame: ['src/dashboard/frame/SessionRoot.tsx'],
  /** What visitors come to need. */
  later: [
    'src/services/http/request.ts',
    'src/public-site/NotFoundPage.tsx',
    'src/public-site/PhoneMenu.tsx',
    'src/public-site/tracking/many/ManyForm.tsx',
    'src/public-site/tracking/many/ManyShipments.tsx',
    'src/public-site/tracking/PrintedHead.tsx',
  ],
} as const
