import { BookingSelect } from './BookingSelect'
import { ReloadHint } from './ReloadHint'
import { useCountries } from './useOptions'

/** The receiver's country; its name is what is sent. */
export function CountrySelect({ place }: { place: string }) {
  const { data = [], isError, refetch } = useCountries()
  return (
    <BookingSelect
      name="recCountry"
      label="Country"
      place={place}
      isRequired
      unset=""
      options={data.map(({ name }) => ({ value: name, text: name }))}
      hint={isError && data.length === 0 && <ReloadHint what="Countries" onRetry={() => void refetch()} />}
    />
  )
}
