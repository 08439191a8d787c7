import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inLanguage } from '@/texts/inLanguage'
import { t } from '@/texts/t'
import { addressOf, heading, visit, withBackend } from '../app'
import { journey, trackAnswers } from '../public-site/tracking/trackAnswers'

const { server } = withBackend()
const { answers, refuses } = trackAnswers(server)

it('tracks from the box past a mistake: shows location, explanation and the partner’s link', async () => {
  const site = visit('/tracking')
  await heading(t('tracking.heading'))
  const box = screen.getByLabelText(t('site.airwayBillNumber'))
  await site.user.type(box, '123{Enter}')
  expect(await screen.findByText(t('site.trackingNumberWrong'))).toBeVisible()
  expect(box).toBeInvalid()

  answers(journey)
  await site.user.clear(box)
  // As an Urdu keyboard types it.
  await site.user.type(box, '۳۰۴۷۱۸۲۹۵۶{Enter}')
  expect(await screen.findByText('Handed to Ostrel')).toBeVisible()
  expect(addressOf(site)).toBe('/tracking/3047182956')
  const answer = document.querySelector('.cc-answer')
  expect(answer).toHaveTextContent(/^ٹریکنگ نمبر درج، بدھ، 18 نومبر/)
  expect(answer).toHaveTextContent(t('tracking.next', { status: t('common.delivered') }))
  const steps = within(screen.getByRole('list', { name: t('tracking.progress') })).getAllByRole('listitem')
  expect(steps[5]).toHaveAttribute('aria-current', 'step')
  expect(document.querySelector('.cc-from-to-line')).toHaveTextContent(/پاکستان.*برطانیہ/)
  const history = within(screen.getByRole('table', { name: t('tracking.history') }))
  expect(history.getByText('Landed in London')).toBeVisible()
  expect(history.getByText(t('tracking.receivedRow'))).toBeVisible()
  expect(history.getByRole('link')).toHaveAttribute('href', 'https://track.example/parcel?id=1')

  await site.user.click(screen.getByText(t('tracking.stepsMean')))
  expect(screen.queryByRole('button', { name: t('tracking.oldestFirst') })).toBeNull()
})

it('says if a shipment is void or does not exist, or if nobody answers', async () => {
  answers([])
  const { user } = visit('/tracking/3047182958')
  // In the heading, and as Status in the specification's place.
  expect(await screen.findAllByText(t('common.void'), { ignore: '[role=status]' })).toHaveLength(2)
  expect(document.querySelector('.cc-answer')).toHaveTextContent(t('tracking.voidMeans'))

  const ask = async (number: string) => {
    const box = screen.getByLabelText(t('site.airwayBillNumber'))
    await user.clear(box)
    await user.type(box, `${number}{Enter}`)
  }
  refuses(404)
  await ask('0000000000')
  expect(await screen.findByText(inLanguage("AirwayBill doesn't exists"))).toBeVisible()
  expect(screen.getByText(t('tracking.lookUnderBarcode'))).toBeVisible()

  refuses(500)
  await ask('0000000001')
  expect(await screen.findByText(inLanguage('Internal Server Error'))).toBeVisible()
  expect(screen.getByRole('button', { name: t('common.tryAgain') })).toBeVisible()
})

it('shows the state of each of several numbers', async () => {
  answers(journey)
  const { user } = visit('/tracking')
  await heading(t('tracking.heading'))
  await user.click(screen.getByText(t('tracking.trackSeveral')))
  const send = screen.getByRole('button', { name: t('tracking.trackAll') })
  await user.click(send)
  expect(await screen.findByText(t('site.trackingNumberBlank'))).toBeVisible()
  await user.type(screen.getByLabelText(t('tracking.severalNumbers')), '3047182956 3047182957')
  await user.click(send)
  expect(await screen.findByRole('link', { name: '3047182957' })).toBeVisible()
  const underWay = t('tracking.countUnderWay', { count: 2 })
  expect(await screen.findByText(t('tracking.summary', { count: 2, parts: underWay }))).toBeVisible()
})
