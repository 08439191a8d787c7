import type { Plugin } from 'vite'
import { company } from '../company.ts'
import { apiHostOf } from './policy.ts'

/** Default title and meta tags with the company's name. Also stops the server or build if VITE_API_HOST is invalid. */
export function companyHead(): Plugin {
  return {
    name: 'company-head',
    configResolved: (config) => void apiHostOf(config),
    transformIndexHtml: (html) => ({
      html: html.replace('<title></title>', `<title>${company.name.replaceAll('&', '&amp;')}</title>`),
      tags: [
        { property: 'og:site_name', content: company.name },
        { property: 'og:type', content: 'website' },
        { property: 'og:image', content: `${company.siteUrl}/share.png` },
        { name: 'twitter:card', content: 'summary_large_image' },
      ].map((attrs) => ({ tag: 'meta', attrs, injectTo: 'head' })),
    }),
  }
}
