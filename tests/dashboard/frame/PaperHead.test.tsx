import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { heading, visit, withBackend } from '../../app'

const { store } = withBackend()

it('says on a printed screen whose it is, who printed it and when, and on the screen nothing', async () => {
  visit('/admin/dashboard/settings', { store, username: 'gujrat' })
  await heading('Profile Settings')
  const said = () => screen.queryByText('Printed by gujrat')
  expect(said()).toBeNull()
  fireEvent(window, new Event('beforeprint'))
  const head = said()?.closest('header')
  expect(head).toHaveClass('cc-paper-only')
  expect(head).toHaveTextContent(/^ChenabCourier & Cargo · Chenab GujratPrinted by gujrat\w{3}, \w{3} \d+, \d{4}, /)
  fireEvent(window, new Event('afterprint'))
  expect(said()).toBeNull()
})

it('names page and branch at the foot of each printed sheet', async () => {
  visit('/admin/dashboard/settings', { store, username: 'gujrat' })
  await heading('Profile Settings')
  const title = () => document.documentElement.style.getPropertyValue('--cc-page-title')
  fireEvent(window, new Event('beforeprint'))
  expect(title()).toBe('"Profile Settings · Chenab Gujrat"')
  fireEvent(window, new Event('afterprint'))
  expect(title()).toBe('')
})
