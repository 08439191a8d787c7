import { expect, test } from 'vitest'
import { type Figure, UNREADABLE } from '@/domain/numbers'
import { CENTER, HEAD_OFFICE } from '@/domain/roles'
import { statisticsFor } from '@/domain/shipment/statisticsFor'

const of = (...usernames: string[]) =>
  usernames.map((username) => ({ username, totalDocuments: 1, totalParcels: 2, totalCollection: 3 }))
const shown = (viewer: Parameters<typeof statisticsFor>[0], ...usernames: string[]) =>
  statisticsFor(viewer, of(...usernames)).map(({ username }) => username)

test('the head office sees all centers', () => {
  expect(shown({ role: HEAD_OFFICE, username: 'headoffice' }, 'gujrat', 'lahore')).toEqual(['gujrat', 'lahore'])
})

test.each([
  ['its own among those of others', ['lahore', 'gujrat'], ['gujrat']],
  ['its own in other letters', ['lahore', 'Gujrat '], ['Gujrat ']],
  ['rows without a name', [''], ['']],
])('a center sees %s', (_, sent, seen) => {
  expect(shown({ role: CENTER, username: 'gujrat' }, ...sent)).toEqual(seen)
})

test.each([
  ['nothing was sent', []],
  ['only other centers have bills', ['lahore', 'sialkot']],
])('a center sees that it has no bills if %s', (_, sent) => {
  expect(statisticsFor({ role: CENTER, username: 'gujrat' }, of(...sent))).toEqual([
    { username: 'gujrat', totalDocuments: 0, totalParcels: 0, totalCollection: 0 },
  ])
})

test.each<[string, Figure, Figure, Figure]>([
  ['added up', 1, 2, 3],
  ['exact', 0.1, 0.2, 0.3],
  ['unknown where one cannot be read', 1, UNREADABLE, UNREADABLE],
  ['missing where one is missing', null, 2, null],
])('several rows of the same name are one, whose figures are %s', (_, one, other, both) => {
  const row = (username: string, totalCollection: Figure) => ({
    username,
    totalDocuments: 1,
    totalParcels: 2,
    totalCollection,
  })
  const sent = [row('', one), row('gujrat', 5), row('', other)]
  expect(statisticsFor({ role: HEAD_OFFICE, username: 'headoffice' }, sent)).toEqual([
    { username: '', totalDocuments: 2, totalParcels: 4, totalCollection: both },
    row('gujrat', 5),
  ])
})
