import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withBackend } from '../../app'
import { aShipment } from '../../backend/builders'
import { openLoadedRecords, showsNumbers } from '../listScreen'

const { store } = withBackend()

const fewWeeksAgo = () => new Date(Date.now() - 21 * 24 * 60 * 60_000).toISOString()

it('a branch that Home has led to its late shipments sees why the others are left out, and can show them', async () => {
  store.shipments = [
    aShipment({ airwayBillNo: '4900000002' }),
    aShipment({ airwayBillNo: '4900000001', createdAt: fewWeeksAgo() }),
  ]
  const { user } = await openLoadedRecords(store, '?attention=yes', 'gujrat')
  await showsNumbers('4900000001')
  await user.click(screen.getByRole('button', { name: 'Needs attention', pressed: true }))
  await showsNumbers('4900000002', '4900000001')
  expect(screen.queryByRole('button', { name: 'Needs attention' })).toBeNull()
})
