import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '@/paths'
import { heading, logOutElsewhere, makeRoundTrip, withBackend } from '../../app'
import { aShipment } from '../../backend/builders'
import { type Field, labels, newCenter, openCenters, region, row } from './centersScreen'

const { store } = withBackend()
const open = () => openCenters(store)
const center = (username: string) => store.centers.find((each) => each.username === username)
const calls = (path: string) => store.calls.filter((call) => call.path.startsWith(`/api/center/${path}`))

describe('the forms of a center', () => {
  it('Add Center sends what was typed, without the password confirmation', async () => {
    const opened = await open()
    await opened.openAdd()
    await opened.typeIn(newCenter)
    for (const name of Object.keys(labels) as Field[]) expect(opened.field(name).name).toBe(name)
    await opened.press('Confirm')
    await within(region('status')).findByText('Center added successfully !!')
    const { confirmPassword: _, ...sent } = newCenter
    expect(calls('create')[0]?.fields).toEqual(sent)
    expect(within(await row('Chenab Jhelum')).getByText('Active')).toHaveClass('badge')
  })

  it('Add Center shows each error under its field, and sends nothing', async () => {
    const opened = await open()
    await opened.openAdd()
    await opened.typeIn({ phone: '0300-1' })
    await opened.press('Confirm')
    for (const [name, message] of [
      ['centerName', 'Center name cannot be blank'],
      ['centerAddress', 'Center address cannot be blank'],
      ['email', 'Email cannot be blank'],
      ['username', 'Center username cannot be blank'],
      ['password', 'Password cannot be blank'],
      ['confirmPassword', 'Canfirm password cannot be blank'],
      ['fullName', 'Full name cannot be blank'],
      ['phone', 'Phone number should be valid'],
    ] as const) {
      await waitFor(() => expect(opened.field(name)).toHaveAccessibleDescription(message))
      expect(opened.field(name)).toBeInvalid()
    }
    expect(calls('create')).toHaveLength(0)
  })

  it('Add Center does not require a phone', async () => {
    const opened = await open()
    await opened.openAdd()
    await opened.typeIn({ ...newCenter, phone: '' })
    await opened.press('Confirm')
    await within(region('status')).findByText('Center added successfully !!')
    expect(calls('create')[0]?.fields).not.toHaveProperty('phone')
  })

  it('Edit Center starts with the saved values, and sends password and phone only if they are filled', async () => {
    const opened = await open()
    await opened.openFor('Chenab Lahore', 'Edit', 'Edit Center')
    for (const name of ['centerName', 'centerAddress', 'email', 'username', 'fullName', 'phone'] as const)
      expect(opened.field(name).value).toBe(center('lahore')?.[name])
    expect(opened.field('password').value).toBe('')
    await opened.typeIn({ phone: '', fullName: 'Adeel M. Mirza' })
    await opened.press('Confirm')
    await within(region('status')).findByText('Center updated successfully !!')
    expect(Object.keys(calls('update')[0]?.fields ?? {}).toSorted()).toEqual([
      'centerAddress',
      'centerName',
      'email',
      'fullName',
      'username',
    ])
    expect(center('lahore')?.fullName).toBe('Adeel M. Mirza')
  })

  it('Edit Center changes other fields of a center whose stored phone it would refuse, and leaves that phone', async () => {
    Object.assign(center('lahore') ?? {}, { phone: '+92 300 0000103' })
    const opened = await open()
    await opened.openFor('Chenab Lahore', 'Edit', 'Edit Center')
    expect(opened.field('phone')).toHaveValue('')
    expect(opened.field('phone')).toHaveAttribute('placeholder', '+92 300 0000103')
    expect(opened.field('phone')).toHaveAccessibleDescription('Leave blank to keep the current one.')
    await opened.typeIn({ fullName: 'Adeel M. Mirza' })
    await opened.press('Confirm')
    await within(region('status')).findByText('Center updated successfully !!')
    expect(calls('update')[0]?.fields).not.toHaveProperty('phone')
    expect(center('lahore')).toMatchObject({ fullName: 'Adeel M. Mirza', phone: '+92 300 0000103' })
  })

  it('Edit Center still refuses a phone that is typed and not numeric', async () => {
    const opened = await open()
    await opened.openFor('Chenab Lahore', 'Edit', 'Edit Center')
    await opened.typeIn({ phone: '+92 300 0000104' })
    await opened.press('Confirm')
    await waitFor(() => expect(opened.field('phone')).toHaveAccessibleDescription(/Phone number should be valid/))
    expect(calls('update')).toHaveLength(0)
  })

  it.each(['create', 'update'])('a refusal in the words of a database is shown as it is (%s)', async (call) => {
    const error = 'E11000 duplicate key error collection: courier.centers index: email_1 dup key: { email: "a@b.pk" }'
    const opened = await open()
    if (call === 'create') {
      await opened.openAdd()
      await opened.typeIn(newCenter)
    } else await opened.openFor('Chenab Lahore', 'Edit', 'Edit Center')
    store.faults.push({ path: `/api/center/${call}*`, status: 400, body: { error } })
    await opened.press('Confirm')
    expect(await within(await screen.findByRole('dialog')).findByText(error)).toBeVisible()
    expect(within(region('alert')).getByText(error)).toBeInTheDocument()
  })

  it('Edit Center sends a password that was typed and confirmed', async () => {
    const opened = await open()
    await opened.openFor('Chenab Lahore', 'Edit', 'Edit Center')
    await opened.typeIn({ password: 'new one' })
    await opened.press('Confirm')
    await waitFor(() =>
      expect(opened.field('confirmPassword')).toHaveAccessibleDescription('Canfirm password cannot be blank'),
    )
    await opened.typeIn({ confirmPassword: 'new one' })
    await opened.press('Confirm')
    await within(region('status')).findByText('Center updated successfully !!')
    expect(calls('update')[0]?.fields['password']).toBe('new one')
  })

  it('Edit Center uses values changed since the list was loaded', async () => {
    const opened = await open()
    Object.assign(center('lahore') ?? {}, { centerAddress: '1 New Street, Lahore' })
    await opened.openFor('Chenab Lahore', 'Edit', 'Edit Center')
    await waitFor(() => expect(opened.field('centerAddress').value).toBe('1 New Street, Lahore'))
  })

  it('Edit Center does not undo what was changed since it was opened', async () => {
    const opened = await open()
    await opened.openFor('Chenab Lahore', 'Edit', 'Edit Center')
    await waitFor(() => expect(store.calls.filter(({ path }) => path.includes('getone'))).toHaveLength(1))
    await makeRoundTrip()
    Object.assign(center('lahore') ?? {}, { centerAddress: '1 New Street, Lahore' })
    await opened.typeIn({ fullName: 'Adeel M. Mirza' })
    await opened.press('Confirm')
    await within(region('status')).findByText('Center updated successfully !!')
    expect(center('lahore')).toMatchObject({ centerAddress: '1 New Street, Lahore', fullName: 'Adeel M. Mirza' })
  })

  it('Edit Center with another username loads the shipments again, which name the center as it was called', async () => {
    store.shipments = [aShipment({ center: center('lahore')?.id ?? '' })]
    const opened = await open()
    const bookedBy = async () => (await screen.findByRole('row', { name: /4900\d+/ })).querySelector('.booked-by')
    await opened.router.navigate(paths.screen('records'))
    await waitFor(async () => expect(await bookedBy()).toHaveTextContent(/^lahore$/))
    await opened.router.navigate(paths.screen('centers'))
    await opened.openFor('Chenab Lahore', 'Edit', 'Edit Center')
    await opened.typeIn({ username: 'lahore-city' })
    await opened.press('Confirm')
    await within(region('status')).findByText('Center updated successfully !!')
    await opened.router.navigate(paths.screen('records'))
    await waitFor(async () => expect(await bookedBy()).toHaveTextContent(/^lahore-city$/))
  })

  it('a click outside the popup or Escape does not discard what was typed', async () => {
    const opened = await open()
    await opened.openAdd()
    await opened.typeIn({ centerName: 'Chenab Jhelum' })
    await opened.user.keyboard('{Escape}')
    expect(opened.field('centerName').value).toBe('Chenab Jhelum')
  })
})

type Typed = Partial<Record<Field, string>>

describe('a form of a center on a slow line', () => {
  const answered = () => {
    for (const letThrough of store.held.splice(0)) letThrough()
  }
  const success = (text: string) => within(region('status')).findByText(text, {}, { timeout: 6000 })

  it('Edit Center confirmed before the newest values are here sends them, and over them what was typed', async () => {
    const opened = await open()
    store.faults.push({ path: `/api/center/getone/${center('lahore')?.id}`, isHeld: true })
    await opened.openFor('Chenab Lahore', 'Edit', 'Edit Center')
    await waitFor(() => expect(store.held).toHaveLength(1))
    Object.assign(center('lahore') ?? {}, { centerAddress: '1 New Street, Lahore', fullName: 'Somebody Else' })
    await opened.typeIn({ fullName: 'Adeel M. Mirza' })
    await opened.press('Confirm')
    expect(calls('update')).toHaveLength(0)
    answered()
    await success('Center updated successfully !!')
    expect(center('lahore')).toMatchObject({ centerAddress: '1 New Street, Lahore', fullName: 'Adeel M. Mirza' })
  })

  it.each([
    ['are refused', { status: 500, body: {} }],
    ['get no answer', { drop: 'before' }],
    [
      'are those of another center',
      { status: 200, body: { _id: '65f0000000000000000000aa', centerName: 'Chenab Jhelum', username: 'jhelum' } },
    ],
  ] as const)('Edit Center is sent with what is known if the newest values %s', async (_how, fault) => {
    const opened = await open()
    store.faults.push({ path: `/api/center/getone/${center('lahore')?.id}`, ...fault, times: 9 })
    await opened.openFor('Chenab Lahore', 'Edit', 'Edit Center')
    await opened.typeIn({ fullName: 'Adeel M. Mirza' })
    await opened.press('Confirm')
    await success('Center updated successfully !!')
    expect(center('lahore')).toMatchObject({ centerName: 'Chenab Lahore', fullName: 'Adeel M. Mirza' })
  })

  /** Confirms, leaves while the answer is awaited, comes back, types in the same popup and presses Enter. */
  async function sendTwice(call: 'create' | 'update', first: Typed, second: Typed) {
    const opened = await open()
    const openPopup = () =>
      call === 'create' ? opened.openAdd() : opened.openFor('Chenab Lahore', 'Edit', 'Edit Center')
    await openPopup()
    await opened.typeIn(first)
    store.faults.push({ path: `/api/center/${call}*`, isHeld: true })
    await opened.press('Confirm')
    await waitFor(() => expect(store.held).toHaveLength(1))
    await opened.router.navigate(paths.dashboard())
    await heading('Today')
    await opened.router.navigate(paths.screen('centers'))
    await row('Chenab Gujrat')
    const popup = within(await openPopup())
    expect(popup.getByText('Processing your request...')).toBeVisible()
    await opened.typeIn(second)
    await opened.user.keyboard('{Enter}')
    await makeRoundTrip()
    expect(calls(call)).toHaveLength(1)
    answered()
    await success(`Center ${call === 'create' ? 'added' : 'updated'} successfully !!`)
    await waitFor(() => expect(popup.queryByText('Processing your request...')).toBeNull())
    await opened.press('Confirm')
    return popup
  }

  it('a new center is not sent again before the first has been answered', async () => {
    const popup = await sendTwice('create', newCenter, newCenter)
    await popup.findByRole('alert')
    expect(calls('create')).toHaveLength(2)
    expect(store.centers.filter(({ username }) => username === newCenter.username)).toHaveLength(1)
  })

  it('a second change is not sent before the first has been answered, and does not undo it', async () => {
    await sendTwice('update', { fullName: 'Adeel M. Mirza' }, { centerAddress: '1 New Street' })
    await waitFor(() => expect(center('lahore')?.centerAddress).toBe('1 New Street'))
    expect(center('lahore')?.fullName).toBe('Adeel M. Mirza')
  })
})

it('Edit Center is not sent once its user has logged out, while the newest values are asked for', async () => {
  const opened = await open()
  await opened.openFor('Chenab Lahore', 'Edit', 'Edit Center')
  await makeRoundTrip()
  await opened.typeIn({ fullName: 'Adeel M. Mirza' })
  store.faults.push({ path: `/api/center/getone/${center('lahore')?.id}`, isHeld: true })
  await opened.press('Confirm')
  await waitFor(() => expect(store.held).toHaveLength(1))
  await logOutElsewhere()
  store.held.splice(0).forEach((go) => go())
  await makeRoundTrip()
  expect(calls('update')).toHaveLength(0)
})
