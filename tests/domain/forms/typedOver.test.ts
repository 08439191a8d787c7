import { expect, it } from 'vitest'
import { typedOver } from '@/domain/forms/typedOver'

it('takes what was typed, and the newest of the rest', () => {
  const newest = { name: 'new', phone: '2', city: 'Lahore' }
  const typed = { name: 'old', phone: '', city: 'Gujrat' }
  expect(typedOver(newest, typed, { phone: true, city: true, name: false })).toEqual({
    name: 'new',
    phone: '',
    city: 'Gujrat',
  })
})

it('leaves what the newest answer does not have as it was', () => {
  expect(typedOver({ name: 'new', phone: '' }, { name: 'old', phone: '2' }, {})).toEqual({ name: 'new', phone: '2' })
})
