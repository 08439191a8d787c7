import { prerenderedPage, type PrerenderedPage } from '../paths.ts'

/** The page for all addresses without a prerendered one. */
export const SHELL = 'app.html'

/** A script of its own, which runs before the site's. */
export const FIRST_ANSWER = 'src/public-site/tracking/firstAnswer.ts'

const start = ['src/main.tsx', 'src/public-site/PublicLayout.tsx']
const tracking = [...start, 'src/public-site/tracking/TrackingPage.tsx']

/** Prerendered pages: their file, and the source files that they load, in the order in which the router loads them. */
export const prerenderedFiles: Record<PrerenderedPage, { file: string; sources: readonly string[] }> = {
  home: { file: 'index.html', sources: [...start, 'src/public-site/home/HomePage.tsx'] },
  tracking: { file: 'tracking.html', sources: tracking },
  shipment: { file: 'shipment.html', sources: [FIRST_ANSWER, ...tracking] },
  reset: {
    file: 'forgot-password.html',
    sources: [...start, 'src/public-site/forgot-password/ForgotPasswordPage.tsx'],
  },
}

export const shellSources = ['src/main.tsx']

/** What public pages load later; kept by the service worker as well. */
export const laterSources = [
  'src/services/http/request.ts',
  'src/public-site/NotFoundPage.tsx',
  'src/public-site/tracking/many/ManyShipments.tsx',
  'src/public-site/tracking/PrintedHead.tsx',
]

/** The file that hosts answer an address with. */
export function pageFor(path: string): string {
  const page = prerenderedPage(path)
  return page === null ? SHELL : prerenderedFiles[page].file
}
