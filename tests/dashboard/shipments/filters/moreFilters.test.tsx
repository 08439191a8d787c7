import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { withBackend } from '../../../app'
import { openRecords } from '../listScreen'

const { store } = withBackend()

describe('More', () => {
  it('closes with Escape, and once somebody goes on elsewhere', async () => {
    const { user, openMore, search } = await openRecords(store)
    await openMore()
    expect(screen.getByLabelText('Remote Area')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.queryByLabelText('Remote Area')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^More/ })).toHaveFocus()
    await openMore()
    await user.selectOptions(screen.getByLabelText('Remote Area'), 'Yes')
    expect(screen.getByLabelText('Remote Area')).toBeVisible()
    await user.click(search())
    expect(screen.queryByLabelText('Remote Area')).not.toBeInTheDocument()
  })
})
