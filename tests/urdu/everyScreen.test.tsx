import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { company } from '@/company'
import { inLanguage } from '@/texts/inLanguage'
import { t, type TextKey } from '@/texts/t'
import { heading, makeRoundTrip, visit, withBackend } from '../app'
import { control, openBooking } from '../booking/bookingScreen'

const { store } = withBackend()

/** Presses elements with these texts in turn; of several with a text, the last one. */
async function press(...names: TextKey[]): Promise<void> {
  for (const name of names) {
    const text = t(name).replaceAll(/<\/?\w+>/g, '')
    const find = () =>
      [...document.querySelectorAll<HTMLElement>('button, summary, a, label')]
        .filter((each) => (each.getAttribute('aria-label') ?? each.textContent).trim().startsWith(text))
        .at(-1)
    await waitFor(() => expect(find(), name).toBeDefined())
    fireEvent.click(find() ?? document.body)
  }
}

const says = (key: TextKey) => screen.findAllByText(t(key))

it('shows the public pages with their error messages in Urdu', async () => {
  const { router, user } = visit('/')
  await screen.findAllByRole('heading', { level: 1 })
  for (const { name } of company.branches) expect(screen.getByRole('heading', { name: name.ur })).toBeVisible()
  await press('home.sendMessage')
  await says('home.messageBlank')
  await router.navigate('/login')
  const login = await screen.findByRole('dialog', { name: t('login.login') })
  await user.click(within(login).getByRole('button', { name: t('login.login') }))
  await says('login.usernameBlank')
  await user.type(control('username'), 'nobody')
  await user.type(control('password'), 'chenab-demo{Enter}')
  expect(await within(login).findByText(inLanguage("User doesn't exists"))).toBeVisible()
  await router.navigate('/forgot-password')
  await heading(t('reset.forgotPassword'))
  await press('reset.sendOtp')
  await says('common.emailBlank')
  await user.type(screen.getByLabelText(t('reset.email')), 'nobody@chenab.example')
  await press('reset.sendOtp')
  const form = within(screen.getByRole('main')).getByRole('alert')
  await waitFor(() => expect(form).toHaveTextContent(inLanguage('Not a registered email')))
  await user.clear(screen.getByLabelText(t('reset.email')))
  await user.type(screen.getByLabelText(t('reset.email')), 'gujrat@chenab.example')
  await press('reset.sendOtp')
  await heading(t('reset.checkEmail'))
  await press('reset.confirm')
  await says('reset.otpBlank')
  await router.navigate('/nowhere')
  await heading(t('site.pageNotFound'))
})

const desk = '/admin/dashboard'
it.each<[path: string, account: string, seen: TextKey, presses: TextKey[]]>([
  ['', 'headoffice', 'desk.today', ['desk.messages']],
  ['', 'gujrat', 'desk.today', ['desk.logout']],
  [
    '/records',
    'headoffice',
    'desk.viewRecords',
    ['lists.moreFilters', 'lists.tools', 'lists.charts', 'lists.tools', 'lists.scan'],
  ],
  ['/records', 'headoffice', 'desk.viewRecords', ['lists.upTrack', 'desk.confirm']],
  ['/records?term=nobody', 'gujrat', 'desk.noShipments', ['lists.tools', 'lists.dayEndSheet']],
  [
    '/tracking-management',
    'headoffice',
    'desk.trackingManagement',
    ['lists.tools', 'lists.columns', 'lists.dates', 'lists.downTrack'],
  ],
  ['/archives', 'headoffice', 'desk.archiveTitle', []],
  ['/centers', 'headoffice', 'desk.centers', ['desk.edit', 'desk.confirm', 'desk.cancel', 'desk.delete']],
  ['/settings', 'gujrat', 'desk.profileSettings', ['desk.updateProfile']],
  ['/finance-management', 'headoffice', 'desk.financeManagement', []],
  ['/nowhere', 'headoffice', 'desk.pageNotFound', []],
  ['/receipt/gone', 'gujrat', 'desk.billFailed', []],
  ['/receipt', 'gujrat', 'desk.noneSelected', []],
  ['/receipt?ids=gone,lost', 'gujrat', 'desk.someBillsFailed', []],
])('shows “%s” to %s without an English text: %s', async (path, account, seen, presses) => {
  visit(desk + path, { store, username: account })
  await screen.findAllByText(t(seen))
  await press(...presses)
  await makeRoundTrip()
})

it('shows the booking form and its popups in Urdu', async () => {
  const { user } = await openBooking(store)
  expect(screen.getByRole('option', { name: 'پاکستان' })).toHaveValue('Pakistan')
  await press('booking.addShipment')
  await says('booking.companyBlank')
  await press('booking.tools', 'booking.presets', 'booking.addBox', 'booking.addLine', 'booking.save')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('{F1}')
  await says('booking.keyNext')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  control('recCity').focus()
  await user.paste('نام: عائشہ خان\nشہر: لندن\nUK')
  await says('pasted.title')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(control('recCountry')).toHaveValue('United Kingdom'))
  expect([control('recContactPerson').value, control('recCity').value]).toEqual(['عائشہ خان', 'لندن'])
  await press('booking.searchShippersByCompany')
  await says('booking.enterCustomer')
})

it('names services in Urdu where they are chosen, and in the summary of a booking', async () => {
  const { user } = await openBooking(store)
  const [, service] = await waitFor(() => {
    const options = [...control('service').querySelectorAll('option')]
    expect(options.length).toBeGreaterThan(1)
    return options
  })
  expect(service).toHaveTextContent('ارجنٹ')
  await user.selectOptions(control('service'), service?.value ?? '')
  expect(screen.getAllByText('ارجنٹ', { selector: 'bdi' })).not.toHaveLength(0)
})
