/** The address decides the language of a page: `/…` is English, `/ur/…` Urdu (product 17.1). */

export type Language = 'en' | 'ur'

/** The part of an address below which a language's pages lie, as React Router's `basename`. */
export const bases: Record<Language, string> = { en: '/', ur: '/ur/' }

export const languages: readonly Language[] = ['en', 'ur']

export const languageOf = (pathname: string): Language => (/^\/ur(\/|$)/.test(pathname) ? 'ur' : 'en')

/** An address without its language: what `paths` builds, and the routes know. */
export const pathOf = (pathname: string): string => pathname.replace(/^\/ur(?=\/|$)/, '') || '/'

/** The address of a path in a language. */
export const addressIn = (language: Language, path: string): string => bases[language] + path.slice(1)

/**
 * A path without slashes at its end. The router opens `/tracking/` too, but menus and titles compare paths with those of
 * their links.
 */
export const tidyPath = (path: string): string => path.replace(/\/+$/, '') || '/'
