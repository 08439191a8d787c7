import { BookingSelect } from './BookingSelect'
import { ReloadHint } from './ReloadHint'
import { serviceName, useServices } from './useOptions'

/** The service; its id is what is sent. */
export function ServiceSelect() {
  const { data = [], isError, refetch } = useServices()
  return (
    <BookingSelect
      name="service"
      label="Service"
      place=""
      isRequired
      unset=""
      nameOf={serviceName}
      options={data.map(({ id, name }) => ({ value: id, text: name }))}
      hint={isError && data.length === 0 && <ReloadHint what="Services" onRetry={() => void refetch()} />}
    />
  )
}
