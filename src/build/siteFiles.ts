/** The page for all addresses without a prerendered one; contains the dashboard's outline. */
export const SHELL = 'app.html'

/** Contains both a shipment's page, still loading, and the page that asks for a number. */
export const TRACKING = 'tracking.html'

export const RESET = 'forgot-password.html'

export function pageFor(path: string): string {
  if (path === '/') return 'index.html'
  if (path === '/forgot-password') return RESET
  return path === '/tracking' || path.startsWith('/tracking/') ? TRACKING : SHELL
}

/** Addresses (path and search) of prerendered content. Elsewhere public/theme.js hides it and main.tsx removes it. */
export const standsFor = {
  home: '^/(\\?|$)',
  shipment: '^/tracking/\\d{10}/?(\\?|$)',
  // Not `?airwayBillNo=`, as sent by the form before scripts run: that redirects to the shipment's own address.
  tracking: '^/tracking/?(\\?(?!(.*&)?airwayBillNo=)|$)',
  reset: '^/forgot-password/?(\\?|$)',
  // Printed papers have no frame around them.
  dashboard: '^/admin/dashboard(?!/(archive/)?receipt)([/?]|$)',
} as const

/** A separate script that runs before the site's own. */
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
