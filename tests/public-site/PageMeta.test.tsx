import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { company } from '@/company'
import { heading, visit, withBackend } from '../app'

const { store } = withBackend()

const contentOf = (selector: string) => document.head.querySelector(selector)?.getAttribute('content')

it.each([
  ['/', '/', 'index, follow'],
  ['/tracking', '/tracking', 'index, follow'],
  [`/tracking/4010020001`, '/tracking', 'noindex'],
  ['/forgot-password', '/forgot-password', 'noindex'],
])('%s is described for search engines and shared links', async (address, path, robots) => {
  store.log = () => undefined
  visit(address)
  await heading(/./)
  await waitFor(() => expect(contentOf('meta[property="og:url"]')).toBe(company.siteUrl + path))
  expect(document.head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(company.siteUrl + path)
  const english = document.head.querySelector('link[hreflang="x-default"]')
  expect(english?.getAttribute('href')).toBe(company.siteUrl + path)
  expect(document.title).toContain(company.shortName)
  expect(contentOf('meta[property="og:title"]')).toBe(document.title)
  expect(contentOf('meta[name=description]')).toMatch(/\w{3}/)
  expect(contentOf('meta[property="og:description"]')).toBe(contentOf('meta[name=description]'))
  expect(contentOf('meta[name=robots]')).toBe(robots)
  expect(document.head.querySelectorAll('meta')).toHaveLength(5)
})

it('the tracking page of a number asks search engines not to list it', async () => {
  store.log = () => undefined
  const site = visit('/tracking')
  await heading(/./)
  await waitFor(() => expect(contentOf('meta[name=robots]')).toBe('index, follow'))
  await act(() => site.router.navigate('/tracking/4010020001'))
  await waitFor(() => expect(contentOf('meta[name=robots]')).toBe('noindex'))
  await act(() => site.router.navigate('/tracking'))
  await waitFor(() => expect(contentOf('meta[name=robots]')).toBe('index, follow'))
})
