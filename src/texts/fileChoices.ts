import type { Offered } from '@/domain/booking/bookAgain'
import { fixedChoices } from '@/domain/forms/bookingForm'
import type { ColumnId } from '@/domain/from-file/fileColumns'
import { t } from './t'

/** The values that a cell of the column can have, as read and as shown; empty if anything can be typed. */
export function fileChoices(id: ColumnId, { services, countries }: Offered): { value: string; name: string }[] {
  if (id === 'service') return services.map(({ id: value, name }) => ({ value, name }))
  if (id === 'recCountry') return countries.map(({ name }) => ({ value: name, name }))
  if (!(id in fixedChoices)) return []
  return fixedChoices[id as keyof typeof fixedChoices].map(({ value, label }) => ({ value, name: t(label) }))
}
