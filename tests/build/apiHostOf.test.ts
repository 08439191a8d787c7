// @vitest-environment node
import { describe, expect, it, test } from 'vitest'
import { companyHead } from '@/build/deliveredSite'
import { apiHostOf } from '@/build/securityHeaders'
import { company } from '@/company'

describe('VITE_API_HOST', () => {
  test.each([
    [undefined, ''],
    ['', ''],
    [' https://api.example.com ', 'https://api.example.com'],
    ['http://localhost:8080/', 'http://localhost:8080'],
  ])('%j is read as %j', (value, host) => {
    expect(apiHostOf({ env: value === undefined ? {} : { VITE_API_HOST: value } })).toBe(host)
  })

  test.each(['api.example.com', 'ftp://api.example.com', 'https://api.example.com/v1', 'https://a b'])(
    '%j stops the build',
    (value) => {
      expect(() => apiHostOf({ env: { VITE_API_HOST: value } })).toThrow('must be an http(s) origin')
    },
  )
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
