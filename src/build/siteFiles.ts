import { prerenderedPage, type PrerenderedPage } from '../paths.ts'
import { type Language, languageOf, pathOf } from '../texts/languages.ts'

/** The page for all addresses without a prerendered one. */
export const SHELL_FILE = 'app.html'

/** A script of its own, which runs before the site's. */
export const FIRST_ANSWER_MODULE = 'src/public-site/tracking/firstAnswer.ts'

const start = ['src/main.tsx', 'src/public-site/PublicLayout.tsx']
const tracking = [...start, 'src/public-site/tracking/TrackingPage.tsx']

interface PrerenderedFile {
  file: string
  sources: readonly string[]
  texts: readonly string[]
}

/**
 * Prerendered pages: their file, the source files that they load, in the order in which the router loads them, and the
 * catalogues beside `common` and `site`.
 */
export const prerenderedFiles: Record<PrerenderedPage, PrerenderedFile> = {
  home: { file: 'index.html', sources: [...start, 'src/public-site/home/HomePage.tsx'], texts: ['home'] },
  tracking: { file: 'tracking.html', sources: tracking, texts: ['tracking'] },
  shipment: { file: 'shipment.html', sources: [FIRST_ANSWER_MODULE, ...tracking], texts: ['tracking'] },
  reset: {
    file: 'forgot-password.html',
    sources: [...start, 'src/public-site/forgot-password/ForgotPasswordPage.tsx'],
    texts: ['reset', 'late'],
  },
}

/** What the page for all other addresses loads before its route is known. */
export const shellSources = ['src/main.tsx']

/** The fonts of Urdu pages. */
export const URDU_FONT_FILES = /^assets\/(nastaliq|naskh)[\w-]*\.woff2$/

/** The files that public pages load later; the service worker precaches them as well. */
export const laterSources = [
  'src/afterStart.ts',
  'src/public-site/PhoneMenu.tsx',
  'src/services/http/request.ts',
  'src/public-site/NotFoundPage.tsx',
  'src/public-site/tracking/many/ManyShipments.tsx',
  'src/public-site/tracking/PrintedHead.tsx',
]

/** The files of catalogues. */
export const textFiles = (language: Language, areas: readonly string[]): string[] =>
  areas.map((area) => `src/texts/${language}/${area}.json`)

/** A page's file in a language. */
export const fileIn = (language: Language, file: string): string => (language === 'en' ? file : `${language}/${file}`)

/** The file that hosts answer an address with. */
export function pageFor(address: string): string {
  const page = prerenderedPage(pathOf(address))
  return fileIn(languageOf(address), page === null ? SHELL_FILE : prerenderedFiles[page].file)
}
