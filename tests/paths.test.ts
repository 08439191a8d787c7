// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { NavigationScreen } from '@/domain/roles'
import { afterLogin, paths, prerenderedPage } from '@/paths'

const HOME = '/admin/dashboard'

describe('page addresses', () => {
  test.each([
    [paths.home(), '/'],
    [paths.login(), '/login'],
    [paths.login('/admin/dashboard/records?term=Sana#x'), '/login?next=%2Fadmin%2Fdashboard%2Frecords'],
    [paths.login('//evil.example'), '/login'],
    [paths.login('/tracking'), '/login'],
    [paths.forgotPassword(), '/forgot-password'],
    [paths.tracking(), '/tracking'],
    [paths.tracking(''), '/tracking'],
    [paths.tracking('1234567890'), '/tracking/1234567890'],
    [paths.tracking('../login?x#y'), '/tracking/..%2Flogin%3Fx%23y'],
    [paths.section('whyChoose'), '/#whyChoose'],
    [paths.section('contact'), '/#contact'],
    [paths.dashboard(), '/admin/dashboard'],
    [paths.airwayBill(), '/admin/dashboard/airwaybill'],
    [paths.customerScreen(), '/admin/dashboard/customer-screen'],
    [paths.bookingsFromFile(), '/admin/dashboard/airwaybill/file'],
    [paths.receipt('64f/1'), '/admin/dashboard/receipt/64f%2F1'],
    [paths.archiveReceipt('1234567890'), '/admin/dashboard/archive/receipt/1234567890'],
  ])('%s', (path, expected) => {
    expect(path).toBe(expected)
  })

  test.each<[NavigationScreen, string]>([
    ['home', '/admin/dashboard'],
    ['centers', '/admin/dashboard/centers'],
    ['records', '/admin/dashboard/records'],
    ['trackingManagement', '/admin/dashboard/tracking-management'],
    ['financeManagement', '/admin/dashboard/finance-management'],
    ['accountsManagement', '/admin/dashboard/accounts-managment'],
    ['archives', '/admin/dashboard/archives'],
    ['settings', '/admin/dashboard/settings'],
  ])('screen %s', (screen, expected) => {
    expect(paths.screen(screen)).toBe(expected)
  })

  test('in the mobile navigation are the same but for Accounts, which the specification spells differently there', () => {
    expect(paths.mobileScreen('accountsManagement')).toBe('/admin/dashboard/accounts-management')
    expect(paths.mobileScreen('settings')).toBe(paths.screen('settings'))
  })
})

test.each([
  ['/', 'home'],
  ['/login', null],
  ['/forgot-password', 'reset'],
  ['/tracking/', 'tracking'],
  ['/tracking/4010020001', 'shipment'],
  ['/tracking/4010020001/x', null],
  ['/admin/dashboard', null],
])('the prerendered page of %s is %s', (path, page) => {
  expect(prerenderedPage(path)).toBe(page)
})

describe('the page to open after login', () => {
  test.each([
    '/admin/dashboard',
    '/admin/dashboard/',
    '/admin/dashboard/records',
    '/admin/dashboard/records?from=2026-11-01&to=2026-11-20#row',
    '/admin/dashboard/receipt/64f1a2',
    '/admin/dashboard/archive/receipt/1234567890',
    '/admin/dashboard/records?q=http://other.example',
    '/admin/dashboard/records?q=%0d%0a',
  ])('%s is accepted', (next) => {
    expect(afterLogin(next)).toBe(next)
  })

  test.each([
    null,
    '',
    '/',
    '/admin/dashboardx',
    '/admin/dashboard@evil.example',
    '/ADMIN/DASHBOARD',
    ' /admin/dashboard',
    '\n//evil.example/admin/dashboard',
    '//evil.example/admin/dashboard',
    '/\\evil.example/admin/dashboard',
    '\\\\evil.example/admin/dashboard',
    '/admin/dashboard\\..\\..\\login',
    '/admin/dashboard/\\evil.example',
    '/admin/dashboard/../../login',
    '/admin/dashboard/%2e%2e/%2e%2e/login',
    '/admin/dashboard/.%2e/%2e./api/center/logout',
    '/admin/dashboard\t/../../login',
    '/admin/dashboard/../..//evil.example/admin/dashboard',
    'https://evil.example/admin/dashboard',
    'https:/admin/dashboard',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    '//user:pass@evil.example/admin/dashboard',
    '/%2fevil.example/admin/dashboard',
    '/\u200badmin/dashboard',
    '/admin/dаshboard',
    '/admin%2fdashboard',
  ])('%j is replaced by the dashboard’s home', (next) => {
    expect(afterLogin(next)).toBe(HOME)
    expect(paths.login(next ?? undefined)).toBe('/login')
  })

  it('is on this site and below the dashboard for any input', () => {
    const piece = fc.constantFrom(
      HOME,
      '/admin',
      '/dashboard',
      '/records',
      '/',
      '//',
      '\\',
      '..',
      '.',
      '%2e',
      '%2f',
      '%5c',
      '\t',
      '\n',
      '\r',
      ' ',
      '?',
      '#',
      '@',
      ':',
      ';',
      'evil.example',
      'https:',
      'javascript:',
      '\u0000',
      '\u200b',
      '\u202e',
    )
    const pieces = fc.array(piece, { maxLength: 10 }).map((list) => list.join(''))
    const texts = fc.oneof(
      pieces,
      pieces.map((tail) => HOME + tail),
      pieces.map((tail) => `${HOME}/${tail}`),
      fc.string(),
    )
    fc.assert(
      fc.property(texts, (next) => {
        const opened = new URL(afterLogin(next), 'https://chenab.example/login')
        expect(opened.origin).toBe('https://chenab.example')
        expect(`${opened.pathname}/`.startsWith(`${HOME}/`)).toBe(true)
        expect(`${decodeURIComponent(opened.pathname)}/`).toContain(HOME)
      }),
      { numRuns: 5000 },
    )
  })
})
