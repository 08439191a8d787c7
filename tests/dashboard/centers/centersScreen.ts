import { screen, within } from '@testing-library/react'
import { paths } from '@/paths'
import { heading, visit } from '../../app'
import type { Store } from '../../backend/store'

export const centers = paths.screen('centers')

export const labels = {
  centerName: 'Center name',
  centerAddress: 'Center address',
  email: 'Email',
  username: 'Username',
  password: 'Password',
  confirmPassword: 'Confirm password',
  fullName: 'Full name',
  phone: 'Phone',
} as const
export type Field = keyof typeof labels

export const newCenter: Record<Field, string> = {
  centerName: 'Chenab Jhelum',
  centerAddress: '5 Fort Road, Jhelum',
  email: 'jhelum@chenab.example',
  username: 'jhelum',
  password: 'river 1',
  confirmPassword: 'river 1',
  fullName: 'Tahira Kiani',
  phone: '923000000199',
}

/** The message region. */
export const region = (role: 'status' | 'alert') =>
  screen.getAllByRole(role).find((each) => each.hasAttribute('aria-live')) ?? document.body
export const table = () => screen.findByRole('table', { name: 'Centers' })
export const row = async (name: string) => within(await table()).findByRole('row', { name: new RegExp(name) })
export const names = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map(({ firstChild }) => firstChild?.textContent)

/** Opens Our Centers. */
export async function openCenters(store: Store, username = 'headoffice', address = centers) {
  const opened = visit(address, { store, username })
  await heading('Centers')
  await row('Chenab Gujrat')
  const { user } = opened
  const popup = (title: string) => screen.findByRole('dialog', { name: title })
  const press = async (name: string) =>
    user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: new RegExp(`^${name}`) }))
  const openFor = async (center: string, action: string, title: string) => {
    await user.click(within(await row(center)).getByRole('button', { name: action }))
    return popup(title)
  }
  const openAdd = async () => {
    await user.click(screen.getByRole('button', { name: 'Add Center' }))
    return popup('Add Center')
  }
  const field = (name: Field) => screen.getByLabelText<HTMLInputElement>(labels[name])
  const typeIn = async (values: Partial<Record<Field, string>>) => {
    for (const [name, text] of Object.entries(values) as [Field, string][]) {
      await user.clear(field(name))
      if (text !== '') await user.type(field(name), text)
    }
  }
  return { ...opened, popup, press, openFor, openAdd, field, typeIn }
}
