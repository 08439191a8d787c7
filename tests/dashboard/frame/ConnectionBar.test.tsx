import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { heading, visit, withBackend } from '../../app'

const { store } = withBackend()

it('promises nothing of what is typed while offline: most screens save it only once they are sent', async () => {
  visit('/admin/dashboard/settings', { store, username: 'headoffice' })
  await heading('Profile Settings')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  const bar = (await screen.findByText('You are offline.')).closest('p')
  expect(bar).toHaveTextContent(/^You are offline\. You can book and make changes again when the connection is back\.$/)
})
