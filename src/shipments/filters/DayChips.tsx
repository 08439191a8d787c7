import { useToday } from '@/components/desk/useToday'
import { type ChipsProps, FilterChip } from './FilterChip'
import { usualDays } from './usualDays'

/** The usual ranges of days, as buttons. */
export function DayChips({ view, onView }: ChipsProps) {
  return usualDays(view, useToday()).map((days) => <FilterChip key={days.name} {...days} onView={onView} />)
}
