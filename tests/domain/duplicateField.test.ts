import { expect, it } from 'vitest'
import { duplicateField } from '@/domain/duplicateField'

const dup = (index: string, key: string) =>
  `E11000 duplicate key error collection: chenab.airwaybills index: ${index} dup key: { ${key} }`

it.each([
  [dup('email_1', 'email: "a@b.example"'), 'email'],
  [dup('username_1', 'username: "gujrat"'), 'username'],
  [dup('code_1', 'code: "x"'), 'value'],
  ["Duplicate entry 'x' for key 'centers.email'", 'email'],
  ['AirwayBill No already exists', null],
  ['E110001', null],
])('the field in a database driver’s text, but not in one for people, is found: %s has %s', (text, field) => {
  expect(duplicateField(text)).toBe(field)
})
