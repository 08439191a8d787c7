import { useQuery } from '@tanstack/react-query'
import { activeServicesQuery } from '@/services/service.queries'
import { BookingSelect } from './BookingSelect'
import { ReloadHint } from './ReloadHint'

/** The service; its id is what is sent (specification 2). */
export function ServiceSelect() {
  const { data = [], isError, refetch } = useQuery(activeServicesQuery())
  return (
    <BookingSelect
      name="service"
      label="Service"
      place=""
      isRequired
      unset=""
      options={data.map(({ id, name }) => ({ value: id, text: name }))}
      hint={isError && <ReloadHint what="Services" onRetry={() => void refetch()} />}
    />
  )
}
