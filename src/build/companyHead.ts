import type { Plugin } from 'vite'
import { company } from '../company.ts'
import { apiHostOf } from './apiHost.ts'

/** The name for pages that have said nothing of their own. Stops a server or a build whose setting is wrong. */
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
