import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Shipment } from '@/domain/shipment/shipment'
import { useBackwardQuestion } from '@/shipments/actions/useBackwardQuestion'
import { aRow, at } from '../../domain/shipment-index/aRow'

const MANIFEST = 4

function Question({
  shipments,
  onConfirm,
}: {
  shipments: readonly Shipment[]
  onConfirm: (isAllowed: boolean) => void
}) {
  const { question, isAllowed } = useBackwardQuestion(shipments, MANIFEST)
  return (
    <>
      {question}
      <button type="button" onClick={() => onConfirm(isAllowed())}>
        Confirm
      </button>
    </>
  )
}

it('has to be agreed to again once a refreshed list adds a shipment that goes back, but not once one is gone', async () => {
  const [first, second] = [aRow({ id: 'a', status: at(5) }), aRow({ id: 'b', status: at(6) })]
  const onConfirm = vi.fn<(isAllowed: boolean) => void>()
  const { rerender } = render(<Question shipments={[first]} onConfirm={onConfirm} />)
  const confirm = () => userEvent.click(screen.getByText('Confirm'))
  await userEvent.click(screen.getByLabelText('Yes, take 1 shipment back'))
  await confirm()
  expect(onConfirm).toHaveBeenLastCalledWith(true)

  rerender(<Question shipments={[first, second]} onConfirm={onConfirm} />)
  expect(screen.getByLabelText('Yes, take 2 shipments back')).not.toBeChecked()
  await confirm()
  expect(onConfirm).toHaveBeenLastCalledWith(false)
  await userEvent.click(screen.getByLabelText('Yes, take 2 shipments back'))
  rerender(<Question shipments={[second]} onConfirm={onConfirm} />)
  await confirm()
  expect(onConfirm).toHaveBeenLastCalledWith(true)
})
