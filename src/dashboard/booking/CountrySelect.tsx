import { useQuery } from '@tanstack/react-query'
import { countriesQuery } from '@/services/airwayBill.queries'
import { BookingSelect } from './BookingSelect'
import { ReloadHint } from './ReloadHint'

/** The receiver's country; its name is what is sent (design 2). */
export function CountrySelect({ place }: { place: string }) {
  const { data = [], isError, refetch } = useQuery(countriesQuery())
  return (
    <BookingSelect
      name="recCountry"
      label="Country"
      place={place}
      isRequired
      unset=""
      options={data.map(({ name }) => ({ value: name, text: name }))}
      hint={isError && <ReloadHint what="Countries" onRetry={() => void refetch()} />}
    />
  )
}
