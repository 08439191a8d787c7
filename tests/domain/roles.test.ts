import { describe, expect, it, test } from 'vitest'
import {
  CENTER,
  HEAD_OFFICE,
  mayOpen,
  mobileScreens,
  type Role,
  type Screen,
  sidebarScreens,
  type Viewer,
  viewerCan,
} from '@/domain/roles'

const headOffice: Viewer = { role: HEAD_OFFICE }
const center: Viewer = { role: CENTER }

describe('screens allowed per role', () => {
  test.each<[Screen, boolean, boolean]>([
    ['home', true, true],
    ['centers', true, true],
    ['records', true, true],
    ['trackingManagement', true, false],
    ['financeManagement', true, false],
    ['accountsManagement', true, false],
    ['archives', true, false],
    ['settings', true, true],
    ['airwayBill', true, true],
    ['bookingsFromFile', true, true],
    ['customerScreen', true, true],
    ['receipt', true, true],
    ['archiveReceipt', true, false],
  ])('include %s for the head office: %o, for a center: %o', (screen, byHeadOffice, byCenter) => {
    expect(mayOpen(headOffice, screen)).toBe(byHeadOffice)
    expect(mayOpen(center, screen)).toBe(byCenter)
  })
})

describe('the navigation order', () => {
  test.each<[string, Role, Screen[], Screen[]]>([
    [
      'head office',
      HEAD_OFFICE,
      [
        'home',
        'centers',
        'records',
        'trackingManagement',
        'financeManagement',
        'accountsManagement',
        'archives',
        'settings',
      ],
      ['home', 'centers', 'records', 'trackingManagement', 'financeManagement', 'accountsManagement', 'settings'],
    ],
    ['center', CENTER, ['home', 'records', 'settings'], ['home', 'records', 'settings']],
  ])('is right for the %s', (_name, role, sidebar, mobile) => {
    expect(sidebarScreens({ role })).toEqual(sidebar)
    expect(mobileScreens({ role })).toEqual(mobile)
  })

  it('has no link to a forbidden screen', () => {
    for (const viewer of [headOffice, center]) {
      for (const screen of [...sidebarScreens(viewer), ...mobileScreens(viewer)]) {
        expect(mayOpen(viewer, screen)).toBe(true)
      }
    }
  })
})

test.each<[keyof typeof viewerCan, boolean, boolean]>([
  ['bookShipments', false, true],
  ['seeGrandTotal', true, false],
  ['manageCenters', true, false],
  ['moveShipments', true, false],
])('who may %s: the head office %o, a center %o', (what, byHeadOffice, byCenter) => {
  expect(viewerCan[what](headOffice)).toBe(byHeadOffice)
  expect(viewerCan[what](center)).toBe(byCenter)
})
