import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { heading, thereAndBack, visit, type Visit } from '../../../app'
import type { Store } from '../../../backend/store'
import { aRow, headings } from '../../../domain/from-file/rows'
import { creations } from '../bookingScreen'

export const FILE = '/admin/dashboard/airwaybill/file'

export const csvFile = (rows: readonly string[], name = 'orders.csv') =>
  new File([[headings, ...rows].join('\r\n')], name, { type: 'text/csv' })

/** So many shipments that nothing is wrong with, A1 and so on, each to a receiver of its own. */
export const goodRows = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aRow({
      Reference: `A${index + 1}`,
      'Receiver company': receivers[index] ?? `Buyer ${index}`,
      Amount: `${2000 + index}`,
    }),
  )
const receivers = ['Hallam & Daughters', 'Marlow Linen', 'Quay Fabrics', 'Northern Looms']

export async function openScreen(store: Store, username = 'gujrat'): Promise<Visit> {
  const site = visit(FILE, { store, username })
  await heading('Book from a file')
  return site
}

export async function choose({ user }: Visit, file: File): Promise<void> {
  await user.upload(await screen.findByLabelText('File of shipments'), file)
}

/** The screen with a file, its services and countries there. */
export async function withFile(store: Store, rows: readonly string[]): Promise<Visit> {
  const site = await openScreen(store)
  await choose(site, csvFile(rows))
  await waitFor(() => expect(cell('2.service')).toBeInTheDocument())
  // What the page does when it is shown is done.
  await thereAndBack()
  return site
}

export const cell = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement
export const press = async ({ user }: Visit, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))
export const receiversSent = (store: Store) =>
  creations(store).map(
    ({ fields }) => (JSON.parse(String(fields['receiverDetails'])) as { recCompany: string }).recCompany,
  )
