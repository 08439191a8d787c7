import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withBackend } from '../../app'
import { centerIds } from '../../backend/branches'
import { chooseCountry, control, openBooking } from '../bookingScreen'

const { store } = withBackend()

const PLACES = `booking-places:${centerIds.gujrat}`
const storeValue = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value))
const germany = (city: string, postCode = '') => ({ country: 'Germany', city, postCode })
const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)

it('towns and post codes of the country are offered, and none is filled in unasked', async () => {
  storeValue(PLACES, [
    germany('Bonn', '53111'),
    germany('Berlin', '10115'),
    germany('Berlin', '10117'),
    germany('Köln'),
  ])
  const site = await openBooking(store)
  const { user } = site
  act(() => control('recCity').focus())
  await user.keyboard('b')
  expect(options()).toEqual([])
  await user.clear(control('recCity'))
  await chooseCountry(site, 'Germany')

  act(() => control('recCity').focus())
  await user.keyboard('b')
  await waitFor(() => expect(options()).toEqual(['Bonn', 'Berlin']))
  await user.keyboard('{Enter}')
  expect(control('recCity')).toHaveValue('b')
  expect(options()).toEqual([])
  await user.clear(control('recCity'))
  await user.keyboard('{ArrowDown}{Escape}{ArrowDown}{Enter}')
  expect(control('recCity')).toHaveValue('Bonn')
  await user.keyboard('{Enter}')
  expect(control('recPostCode')).toHaveFocus()
  await waitFor(() => expect(options()).toEqual(['53111']))
  await user.keyboard('{Enter}')
  expect(control('recPostCode')).toHaveValue('')
  act(() => control('recPostCode').focus())
  await user.keyboard('{ArrowDown}{Enter}')
  expect(control('recPostCode')).toHaveValue('53111')

  // A city with two post codes has none offered before typing.
  await user.clear(control('recCity'))
  await user.type(control('recCity'), 'Berlin')
  await user.clear(control('recPostCode'))
  await user.tab({ shift: true })
  act(() => control('recPostCode').focus())
  expect(options()).toEqual([])
  await user.keyboard('1')
  expect(options()).toEqual(['10115', '10117'])
})
