/** For all addresses that have no page of their own; holds the dashboard's outline. */
export const SHELL = 'app.html'

/** Holds both a shipment on its way and the page that asks for a number. */
export const TRACKING = 'tracking.html'

export const RESET = 'forgot-password.html'

export function pageFor(path: string): string {
  if (path === '/') return 'index.html'
  if (path === '/forgot-password') return RESET
  return path === '/tracking' || path.startsWith('/tracking/') ? TRACKING : SHELL
}

/** Addresses, search included, of prerendered pages: elsewhere public/theme.js hides them and main.tsx drops them. */
export const standsFor = {
  home: '^/(\\?|$)',
  shipment: '^/tracking/\\d{10}/?(\\?|$)',
  // Not a number that the form sent before the page's script had come: it has an address of its own.
  tracking: '^/tracking/?(\\?(?!(.*&)?airwayBillNo=)|$)',
  reset: '^/forgot-password/?(\\?|$)',
  // Papers have no frame.
  dashboard: '^/admin/dashboard(?!/(archive/)?receipt)([/?]|$)',
} as const

/** A script of its own, before those of the site. */
export const FIRST_ANSWER = 'src/public-site/tracking/firstAnswer.ts'

const start = ['src/main.tsx', 'src/public-site/PublicLayout.tsx']

/** Source files, in the order in which the router loads them. */
export const sources = {
  shell: ['src/main.tsx'],
  home: [...start, 'src/public-site/home/HomePage.tsx'],
  tracking: [...start, 'src/public-site/tracking/TrackingPage.tsx'],
  answer: [FIRST_ANSWER],
  reset: [...start, 'src/public-site/forgot-password/ForgotPasswordPage.tsx'],
  frame: ['src/dashboard/frame/SessionRoot.tsx'],
  later: [
    'src/services/http/request.ts',
    'src/public-site/NotFoundPage.tsx',
    'src/public-site/PhoneMenu.tsx',
    'src/public-site/tracking/many/ManyForm.tsx',
    'src/public-site/tracking/many/ManyShipments.tsx',
    'src/public-site/tracking/PrintedHead.tsx',
  ],
} as const
