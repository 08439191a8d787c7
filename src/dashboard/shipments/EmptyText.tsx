import { daysText } from '@/domain/dayRanges'
import { useToday } from '../useToday'
import { choicesIn, daysIn, type ShipmentView } from './shipmentView'
import { numbersIn } from './listOfView'

/** What was asked for, where no shipment came of it. */
export function EmptyText({ view, typed }: { view: ShipmentView; typed: string }) {
  const days = daysIn(view, useToday())
  const text = typed.trim()
  const when = days ? ` ${days.from === days.to ? 'on' : 'from'} ${daysText(days)}` : ''
  if (numbersIn(typed).length > 0) {
    return days
      ? `None of these airway bill numbers was booked${when}.`
      : 'None of these airway bill numbers is in the list.'
  }
  if (!days && text === '' && choicesIn(view) === 0) return 'Nothing has been booked yet.'
  const what = text === '' ? '' : ` that matches «${text}»`
  const how = choicesIn(view) > 0 ? ' with these filters' : ''
  return `Nothing was booked${when}${what}${how}.`
}
