import { daysText } from '@/domain/dayRanges'
import { choicesIn, daysIn, type ShipmentView } from './shipmentView'
import { numbersIn } from './listOfView'

/** What was asked for, where no shipment came of it. */
export function EmptyText({ view, typed }: { view: ShipmentView; typed: string }) {
  if (numbersIn(typed).length > 0) return 'None of these airway bill numbers is in the list.'
  const days = daysIn(view)
  const text = typed.trim()
  if (!days && text === '' && choicesIn(view) === 0) return 'Nothing has been booked yet.'
  const when = days ? ` ${days.from === days.to ? 'on' : 'from'} ${daysText(days)}` : ''
  const what = text === '' ? '' : ` that matches «${text}»`
  const how = choicesIn(view) > 0 ? ' with these filters' : ''
  return `Nothing was booked${when}${what}${how}.`
}
