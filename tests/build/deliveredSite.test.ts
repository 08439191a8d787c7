// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { companyHead, firstVisit } from '@/build/deliveredSite'
import { company } from '@/company'

/** A chunk of the build with these source files. */
const chunk = (fileName: string, modules: string[], imports: string[] = [], styles: string[] = []) => ({
  type: 'chunk',
  fileName,
  moduleIds: modules.map((module) => `/site/${module}`),
  imports,
  viteMetadata: { importedCss: new Set(styles) },
})

describe('the files loaded by a first visit', () => {
  const bundle = {
    a: chunk('assets/main.js', ['src/main.tsx'], ['assets/shared.js'], ['assets/main.css']),
    b: chunk('assets/shared.js', ['src/paths.ts']),
    c: chunk('assets/page.js', ['src/page.tsx'], ['assets/shared.js', 'assets/main.js'], ['assets/page.css']),
    d: chunk('assets/other.js', ['src/other.tsx']),
  } as never

  it('are those of its modules and their imports, each once', () => {
    const { scripts, styles } = firstVisit(bundle, '/site', ['src/main.tsx', 'src/page.tsx'])
    expect(scripts).toEqual(['assets/main.js', 'assets/shared.js', 'assets/page.js'])
    expect(styles).toEqual(['assets/main.css', 'assets/page.css'])
  })

  it('cannot be listed for a module that was not built, which throws', () => {
    expect(() => firstVisit(bundle, '/site', ['src/gone.tsx'])).toThrow('src/gone.tsx is not in the bundle')
  })
})

describe('the head of every page', () => {
  const { transformIndexHtml } = companyHead()
  const head = (
    transformIndexHtml as unknown as (html: string) => { html: string; tags: { attrs: Record<string, string> }[] }
  )('<title></title>')

  it('has the company’s name as its title, escaped as HTML', () => {
    expect(head.html).toBe(`<title>${company.name.replace('&', '&amp;')}</title>`)
  })

  it('names the company for link previews', () => {
    expect(head.tags.map(({ attrs }) => attrs['content'])).toEqual([
      company.name,
      'website',
      `${company.siteUrl}/share.png`,
      'summary_large_image',
    ])
  })
})
