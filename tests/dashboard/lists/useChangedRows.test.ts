import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useChangedRows } from '@/dashboard/lists/useChangedRows'
import { withStillTime } from '../../app'

const { pass } = withStillTime()

interface Row {
  id: string
  city: string
}
const keyOf = ({ id }: Row) => id
const rows = (...cities: string[]): Row[] => cities.map((city, place) => ({ id: String(place), city }))

function open(initialProps?: Row[]) {
  const { result, rerender } = renderHook((given: Row[] | undefined) => useChangedRows(given, keyOf), { initialProps })
  const marked = () => ['0', '1', '2'].filter((id) => result.current({ id, city: '' }))
  return { rerender, marked }
}

it('the first rows of a list are not marked', () => {
  const { rerender, marked } = open()
  rerender(rows('Multan', 'Jhelum'))
  expect(marked()).toEqual([])
})

it('rows that are new or changed are marked, for six seconds', async () => {
  const { rerender, marked } = open(rows('Multan', 'Jhelum'))
  rerender(rows('Multan', 'Quetta', 'Lahore'))
  expect(marked()).toEqual(['1', '2'])
  await pass(5999)
  expect(marked()).toEqual(['1', '2'])
  await pass(1)
  expect(marked()).toEqual([])
})

it('rows that change meanwhile are marked for six seconds of their own, instead of the others', async () => {
  const { rerender, marked } = open(rows('Multan', 'Jhelum'))
  rerender(rows('Multan', 'Quetta'))
  await pass(5000)
  rerender(rows('Lahore', 'Quetta'))
  expect(marked()).toEqual(['0'])
  await pass(5999)
  expect(marked()).toEqual(['0'])
  await pass(1)
  expect(marked()).toEqual([])
})

it('marks stay where a refresh brings nothing new, or nothing', async () => {
  const { rerender, marked } = open(rows('Multan'))
  rerender(rows('Quetta'))
  rerender(rows('Quetta'))
  rerender(undefined)
  expect(marked()).toEqual(['0'])
  await pass(6000)
  rerender(rows('Quetta'))
  expect(marked()).toEqual([])
})
