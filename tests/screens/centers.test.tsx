import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '@/paths'
import { NO_ANSWER_TEXT } from '@/services/errors'
import { successTexts } from '@/services/successTexts'
import { addressOf, heading, visit, withBackend } from '../app'
import { aCenter } from '../backend/builders'
import type { CallFault } from '../backend/callFaults'

const { store } = withBackend()
const centers = paths.screen('centers')

const labels = {
  centerName: 'Center name',
  centerAddress: 'Center address',
  email: 'Email',
  username: 'Username',
  password: 'Password',
  confirmPassword: 'Confirm password',
  fullName: 'Full name',
  phone: 'Phone',
} as const
type Field = keyof typeof labels

const newCenter: Record<Field, string> = {
  centerName: 'Chenab Jhelum',
  centerAddress: '5 Fort Road, Jhelum',
  email: 'jhelum@chenab.example',
  username: 'jhelum',
  password: 'river 1',
  confirmPassword: 'river 1',
  fullName: 'Tahira Kiani',
  phone: '923000000199',
}

const center = (username: string) => store.centers.find((each) => each.username === username)
const calls = (path: string) => store.calls.filter((call) => call.path.startsWith(`/api/center/${path}`))
const region = (role: 'status' | 'alert') =>
  screen.getAllByRole(role).find((each) => each.hasAttribute('aria-live')) ?? document.body
const table = () => screen.findByRole('table', { name: 'Centers' })
const row = async (name: string) => within(await table()).findByRole('row', { name: new RegExp(name) })
const names = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map(({ firstChild }) => firstChild?.textContent)

async function open(username = 'headoffice', address = centers) {
  const opened = visit(address, { store, username })
  await heading('Centers')
  await row('Chenab Gujrat')
  const { user } = opened
  const popup = (title: string) => screen.findByRole('dialog', { name: title })
  const press = async (name: string) =>
    user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
  const openFor = async (center: string, action: string, title: string) => {
    await user.click(within(await row(center)).getByRole('button', { name: action }))
    return popup(title)
  }
  const field = (name: Field) => screen.getByLabelText<HTMLInputElement>(labels[name])
  const fill = async (values: Partial<Record<Field, string>>) => {
    for (const [name, text] of Object.entries(values) as [Field, string][]) {
      await user.clear(field(name))
      if (text !== '') await user.type(field(name), text)
    }
  }
  return { ...opened, popup, press, openFor, field, fill }
}

/** One of the five popups, opened and ready to be confirmed. */
interface Action {
  title: string
  call: 'create' | 'update' | 'delete' | 'active' | 'inactive'
  method: 'POST' | 'PUT'
  success: string
  start: (screen: Awaited<ReturnType<typeof open>>) => Promise<unknown>
}

const actions: Action[] = [
  {
    title: 'Add Center',
    call: 'create',
    method: 'POST',
    success: successTexts.createCenter,
    start: async ({ user, popup, fill }) => {
      await user.click(screen.getByRole('button', { name: 'Add Center' }))
      await popup('Add Center')
      await fill(newCenter)
    },
  },
  {
    title: 'Edit Center',
    call: 'update',
    method: 'PUT',
    success: successTexts.updateCenter,
    start: async ({ openFor, fill }) => {
      await openFor('Chenab Lahore', 'Edit', 'Edit Center')
      await fill({ centerName: 'Chenab Lahore Cantt' })
    },
  },
  {
    title: 'Delete Center',
    call: 'delete',
    method: 'PUT',
    success: successTexts.deleteCenter,
    start: ({ openFor }) => openFor('Chenab Lahore', 'Delete', 'Delete Center'),
  },
  {
    title: 'Active Center',
    call: 'active',
    method: 'PUT',
    success: successTexts.activateCenter,
    start: ({ openFor }) => openFor('Chenab Okara', 'Active', 'Active Center'),
  },
  {
    title: 'Inactive Center',
    call: 'inactive',
    method: 'PUT',
    success: successTexts.inactivateCenter,
    start: ({ openFor }) => openFor('Chenab Lahore', 'Inactive', 'Inactive Center'),
  },
]

describe('Our Centers', () => {
  it('lists every center with its state', async () => {
    await open()
    expect(document.title).toBe('Chenab | Centers')
    expect(screen.getByText('6, one of them inactive')).toBeInTheDocument()
    expect(await names()).toEqual(
      ['Faisalabad', 'Gujrat', 'Lahore', 'Multan', 'Okara', 'Sialkot'].map((n) => `Chenab ${n}`),
    )
    const okara = within(await row('Chenab Okara'))
    for (const text of [
      '2 Station Chowk, Okara, Punjab',
      'Yasir Tiwana',
      'okara@chenab.example',
      'okara',
      '923000000106',
    ])
      expect(okara.getByText(text)).toBeInTheDocument()
    expect(okara.getByText('Inactive')).toHaveClass('badge', 'bg-secondary')
    expect(within(await row('Chenab Gujrat')).getByText('Active')).toHaveClass('badge', 'bg-success')
  })

  it('offers each center the switch that it needs', async () => {
    await open()
    const buttons = async (name: string) =>
      within(await row(name))
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
    expect(await buttons('Chenab Gujrat')).toEqual(['Edit', 'Inactive', 'Delete'])
    expect(await buttons('Chenab Okara')).toEqual(['Edit', 'Active', 'Delete'])
  })

  it('is read only for a center', async () => {
    await open('gujrat')
    expect(screen.queryByRole('button', { name: /Add Center|Edit|Delete|Active/ })).not.toBeInTheDocument()
    expect(within(await table()).queryByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument()
  })

  it('shows dashes in the holes of a row, and offers nothing where no call could name it', async () => {
    store.centers.push(
      aCenter({ id: '', centerName: '', centerAddress: '', fullName: '', email: '', phone: '', createdAt: '' }),
    )
    await open()
    const rows = within(await table()).getAllByRole('row')
    const last = rows.at(-1) ?? document.body
    expect(within(last).getAllByText('—')).toHaveLength(6)
    expect(within(last).queryByRole('button')).not.toBeInTheDocument()
  })

  it('finds by any of its words, keeps the search in the address, and says where nothing is left', async () => {
    const opened = await open()
    await opened.user.type(screen.getByRole('searchbox', { name: 'Search' }), 'lodhi shrine')
    await waitFor(async () => expect(await names()).toEqual(['Chenab Multan']))
    await waitFor(() => expect(addressOf(opened)).toBe(`${centers}?search=lodhi+shrine`))
    await opened.user.type(screen.getByRole('searchbox'), ' nowhere')
    expect(await screen.findByRole('heading', { name: 'No centers' })).toBeInTheDocument()
    await opened.user.click(screen.getByRole('button', { name: 'Clear the filters' }))
    expect(await names()).toHaveLength(6)
    await waitFor(() => expect(addressOf(opened)).toBe(centers))
  })

  it('opens on the search and the order of its address, and sorts by column', async () => {
    const opened = await open('headoffice', `${centers}?search=chenab&sort=username&order=desc`)
    expect(screen.getByRole('searchbox')).toHaveValue('chenab')
    expect((await names())[0]).toBe('Chenab Sialkot')
    const column = async (name: string) => within(await table()).getByRole('columnheader', { name })
    expect(await column('Username')).toHaveAttribute('aria-sort', 'descending')
    await opened.user.click(within(await column('Representative')).getByRole('button'))
    await waitFor(async () => expect(await column('Representative')).toHaveAttribute('aria-sort', 'ascending'))
    expect((await names())[0]).toBe('Chenab Lahore')
    expect(addressOf(opened)).toBe(`${centers}?search=chenab&sort=fullName&order=asc`)
  })

  it.each<[string, Partial<CallFault>]>([
    ['is refused', { status: 500, body: { error: 'no' } }],
    ['is no list', { status: 200, body: { centers: [] } }],
    ['is a page', { status: 200, body: '<!doctype html><title>Sign in</title>' }],
  ])('says so in the list’s place where the list %s, and tries again', async (_, fault) => {
    store.faults.push({ path: '/api/center/getall', ...fault })
    const { user } = visit(centers, { store, username: 'headoffice' })
    expect(await screen.findByText('Centers could not be loaded')).toBeInTheDocument()
    expect(region('alert')).toBeEmptyDOMElement()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await names()).toHaveLength(6)
  })

  it('keeps the rows where a refresh fails, and says how old they are', async () => {
    const { openFor, press, user } = await open()
    await openFor('Chenab Lahore', 'Inactive', 'Inactive Center')
    store.faults.push({ path: '/api/center/getall', status: 500, body: {} })
    await press('Confirm')
    const notice = await screen.findByText(/^Centers could not be refreshed. These are from/)
    expect(notice).toHaveTextContent(/from \d\d:\d\d:\d\d [AP]M/)
    expect(await names()).toHaveLength(6)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(within(await row('Chenab Lahore')).getByText('Inactive')).toHaveClass('badge'))
    expect(screen.queryByText(/could not be refreshed/)).not.toBeInTheDocument()
  })
})

describe.each(actions)('$title', ({ title, call, method, success, start }) => {
  it('succeeds: says so, closes, and the list is loaded again', async () => {
    const opened = await open()
    await start(opened)
    const before = calls('getall').length
    await opened.press('Confirm')
    expect(await within(region('status')).findByText(success)).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(calls('getall')).toHaveLength(before + 1))
    expect(calls(call)).toHaveLength(1)
    expect(calls(call)[0]?.method).toBe(method)
  })

  it('is one request on a double click', async () => {
    const opened = await open()
    await start(opened)
    store.faults.push({ path: `/api/center/${call}*`, delayMs: 60 })
    await opened.user.dblClick(within(await opened.popup(title)).getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText('Processing your request...')).toBeInTheDocument()
    await within(region('status')).findByText(success)
    expect(calls(call)).toHaveLength(1)
  })

  it('does nothing on Cancel', async () => {
    const opened = await open()
    await start(opened)
    await opened.press('Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(calls(call)).toHaveLength(0)
  })

  const isCreate = call === 'create'
  it.each<[string, Partial<CallFault>, string]>([
    [
      '400 with a list',
      { status: 400, body: { errors: [{ msg: 'Username already exists' }, { msg: 'x' }] } },
      isCreate ? 'Username already exists' : 'Bad Request',
    ],
    [
      '400 with an error',
      { status: 400, body: { error: 'Email already exists' } },
      isCreate ? 'Email already exists' : 'Bad Request',
    ],
    ['400 that says nothing', { status: 400, body: '' }, 'Bad Request'],
    ['401', { status: 401, body: { error: 'jwt expired' } }, 'Not authorized to access'],
    ['404', { status: 404, body: { error: 'nothing' } }, isCreate ? 'Not Found' : "Center doesn't exists"],
    ['500 with an error', { status: 500, body: { error: 'E11000' } }, 'Internal Server Error'],
    ['a gateway’s page', { status: 502, body: '<h1>Bad gateway</h1>' }, 'Bad Gateway'],
    ['no answer', { drop: 'before' }, NO_ANSWER_TEXT],
    ['an answer that was lost', { drop: 'after' }, NO_ANSWER_TEXT],
  ])('stays open where it is refused (%s), with the text above and in the messages', async (_, fault, text) => {
    const opened = await open()
    await start(opened)
    const before = calls('getall').length
    store.faults.push({ path: `/api/center/${call}*`, ...fault })
    await opened.press('Confirm')
    expect(await within(region('alert')).findByText(text)).toBeInTheDocument()
    expect(within(await opened.popup(title)).getByText(text)).toBeInTheDocument()
    expect(region('status')).toBeEmptyDOMElement()
    expect(calls(call)).toHaveLength(1)
    // The list may not be what it was.
    await waitFor(() => expect(calls('getall')).toHaveLength(before + 1))
  })
})

describe('the forms', () => {
  it('Add Center sends what was typed, the confirmation aside', async () => {
    const opened = await open()
    await actions[0]?.start(opened)
    for (const name of Object.keys(labels) as Field[]) expect(opened.field(name).name).toBe(name)
    await opened.press('Confirm')
    await within(region('status')).findByText(successTexts.createCenter)
    const { confirmPassword: _, ...sent } = newCenter
    expect(calls('create')[0]?.fields).toEqual(sent)
    expect(within(await row('Chenab Jhelum')).getByText('Active')).toHaveClass('badge')
  })

  it.each<[Field, string, string]>([
    ['centerName', '', 'Center name cannot be blank'],
    ['centerAddress', ' ', 'Center address cannot be blank'],
    ['email', '', 'Email cannot be blank'],
    ['email', 'nobody@home', 'Enter a valid email address'],
    ['username', '', 'Center username cannot be blank'],
    ['password', '', 'Password cannot be blank'],
    ['confirmPassword', '', 'Canfirm password cannot be blank'],
    ['confirmPassword', 'river 2', "Confirm password isn't matched"],
    ['fullName', '', 'Full name cannot be blank'],
    ['phone', '0300-1', 'Phone number should be valid'],
  ])('Add Center with %s «%s» says «%s» under the field and sends nothing', async (name, text, message) => {
    const opened = await open()
    await opened.user.click(screen.getByRole('button', { name: 'Add Center' }))
    await opened.popup('Add Center')
    await opened.fill({ ...newCenter, [name]: text })
    await opened.press('Confirm')
    await waitFor(() => expect(opened.field(name)).toHaveAccessibleDescription(message))
    expect(opened.field(name)).toBeInvalid()
    expect(calls('create')).toHaveLength(0)
  })

  it('Add Center goes without a phone', async () => {
    const opened = await open()
    await opened.user.click(screen.getByRole('button', { name: 'Add Center' }))
    await opened.popup('Add Center')
    await opened.fill({ ...newCenter, phone: '' })
    await opened.press('Confirm')
    await within(region('status')).findByText(successTexts.createCenter)
    expect(calls('create')[0]?.fields).not.toHaveProperty('phone')
  })

  it('Edit Center starts with what is saved, and sends password and phone only if they are filled', async () => {
    const opened = await open()
    await opened.openFor('Chenab Lahore', 'Edit', 'Edit Center')
    for (const name of ['centerName', 'centerAddress', 'email', 'username', 'fullName', 'phone'] as const)
      expect(opened.field(name).value).toBe(center('lahore')?.[name])
    expect(opened.field('password').value).toBe('')
    await opened.fill({ phone: '', fullName: 'Adeel M. Mirza' })
    await opened.press('Confirm')
    await within(region('status')).findByText(successTexts.updateCenter)
    expect(Object.keys(calls('update')[0]?.fields ?? {}).toSorted()).toEqual([
      'centerAddress',
      'centerName',
      'email',
      'fullName',
      'username',
    ])
    expect(center('lahore')?.fullName).toBe('Adeel M. Mirza')
  })

  it('Edit Center sends a password that was typed and confirmed', async () => {
    const opened = await open()
    await opened.openFor('Chenab Lahore', 'Edit', 'Edit Center')
    await opened.fill({ password: 'new one' })
    await opened.press('Confirm')
    await waitFor(() =>
      expect(opened.field('confirmPassword')).toHaveAccessibleDescription('Canfirm password cannot be blank'),
    )
    await opened.fill({ confirmPassword: 'new one' })
    await opened.press('Confirm')
    await within(region('status')).findByText(successTexts.updateCenter)
    expect(calls('update')[0]?.fields['password']).toBe('new one')
  })

  it('Edit Center takes up what was changed since the list was loaded', async () => {
    const opened = await open()
    Object.assign(center('lahore') ?? {}, { centerAddress: '1 New Street, Lahore' })
    await opened.openFor('Chenab Lahore', 'Edit', 'Edit Center')
    await waitFor(() => expect(opened.field('centerAddress').value).toBe('1 New Street, Lahore'))
  })

  it('a click beside the popup or Escape does not throw away what was typed', async () => {
    const opened = await open()
    await opened.user.click(screen.getByRole('button', { name: 'Add Center' }))
    await opened.popup('Add Center')
    await opened.fill({ centerName: 'Chenab Jhelum' })
    await opened.user.keyboard('{Escape}')
    expect(opened.field('centerName').value).toBe('Chenab Jhelum')
  })
})

describe('the questions', () => {
  it('Delete Center is red, Cancel has the focus, and the reader goes on at the heading', async () => {
    const opened = await open()
    const popup = await opened.openFor('Chenab Lahore', 'Delete', 'Delete Center')
    expect(within(popup).getByText('Chenab Lahore')).toBeInTheDocument()
    expect(within(popup).getByRole('button', { name: 'Confirm' })).toHaveClass('btn-danger')
    await waitFor(() => expect(within(popup).getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await opened.press('Confirm')
    await waitFor(async () => expect(await names()).toHaveLength(5))
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('the switch keeps the focus on its button, and the row shows the new state', async () => {
    const opened = await open()
    await opened.openFor('Chenab Okara', 'Active', 'Active Center')
    await opened.press('Confirm')
    await waitFor(async () => expect(within(await row('Chenab Okara')).getByText('Active')).toHaveClass('bg-success'))
    expect(within(await row('Chenab Okara')).getByRole('button', { name: 'Inactive' })).toHaveFocus()
    expect(center('okara')?.status).toBe(1)
  })
})
