import { renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { company } from '@/company'
import { usePageMeta } from '@/public-site/usePageMeta'

afterEach(() => {
  document.head.replaceChildren()
  document.title = ''
})

const home = { title: 'Chenab | Home', description: 'A courier', path: '/' }
const tracking = { title: 'Chenab | Track With Us', description: 'Where it is', path: '/tracking', isUnlisted: true }

/** What the head says, each tag by its name. */
const said = () =>
  [...document.head.children].map((tag) => {
    const of = (name: string) => tag.getAttribute(name) ?? ''
    return [tag.localName, of('name') || of('property') || of('rel'), of('content') || of('href')]
  })
const saying = ({ title, description, path }: typeof home, robots: string) => [
  ['title', '', ''],
  ['link', 'canonical', company.siteUrl + path],
  ['meta', 'description', description],
  ['meta', 'robots', robots],
  ['meta', 'og:title', title],
  ['meta', 'og:description', description],
  ['meta', 'og:url', company.siteUrl + path],
]

describe('the head of a page', () => {
  it('says what it is to search engines and shared links, and changes with the page', () => {
    const { rerender } = renderHook((meta: Parameters<typeof usePageMeta>[0]) => usePageMeta(meta), {
      initialProps: home,
    })
    expect(said()).toEqual(saying(home, 'index, follow'))
    expect(document.title).toBe(home.title)
    rerender(tracking)
    expect(said()).toEqual(saying(tracking, 'noindex'))
    expect(document.title).toBe(tracking.title)
  })

  it('is put right where the build has written it, and holds nothing twice', () => {
    document.head.innerHTML = [
      '<title></title>',
      '<link rel="icon" href="/icon.svg"><link rel="canonical" href="https://elsewhere.example/">',
      '<meta name="viewport" content="width=device-width"><meta name="description" content="Of before">',
      '<meta name="robots" content="noindex"><meta property="og:title" content="Of before">',
      '<meta property="og:description" content="Of before"><meta property="og:url" content="/">',
    ].join('')
    renderHook(() => usePageMeta(home))
    expect(said()).toEqual(
      expect.arrayContaining([
        ...saying(home, 'index, follow'),
        ['link', 'icon', '/icon.svg'],
        ['meta', 'viewport', 'width=device-width'],
      ]),
    )
    expect(document.head.children).toHaveLength(9)
  })
})
