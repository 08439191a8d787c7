import { expect, it } from 'vitest'
import { fillFields, storeFields, takeFields } from '@/components/carriedFields'
import { emptyTab } from '@/session/localTraces'

it('typed fields that are carried over a reload include none of a booking, and logging out clears them', () => {
  document.body.innerHTML = `<input name="term" value="late"><form class="cc-booking"><input name="shipperNtnCnicNo"
    value="34201-7316273-7"></form><div class="cc-from-file"><p><input name="2.recPhone1" value="07911123456"></p></div>`
  storeFields()
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/34201|07911/)
  expect(takeFields().values).toEqual({ term: 'late' })
  storeFields()
  emptyTab(window)
  expect({ ...sessionStorage }).toEqual({})
  document.body.replaceChildren()
})

it('a field that was emptied stays empty on the page in the other language, which fills in what is stored', () => {
  document.body.innerHTML = '<input name="phone" value="0533-512345"><input name="fullName" value="Bilal">'
  for (const field of document.querySelectorAll('input')) field.value = field.name === 'phone' ? '' : 'Bilal A.'
  storeFields()
  document.body.innerHTML = '<input name="phone" value="0533-512345"><input name="fullName" value="Bilal">'
  const told: string[] = []
  document.body.addEventListener('input', ({ target }) => told.push((target as HTMLInputElement).name))
  fillFields(takeFields())
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', 'Bilal A.'])
  expect(told).toEqual(['phone', 'fullName'])
  document.body.replaceChildren()
})
