import { useToday } from '@/components/desk/useToday'
import { chipOf, type ChipsProps } from './FilterChip'
import { usualDays } from './usualDays'

/** The usual ranges of days, as buttons. */
export function DayChips(props: ChipsProps) {
  const chip = chipOf(props)
  return usualDays(props.view, useToday()).map(({ name, isOn, wanted }) => chip(name, isOn, wanted))
}
