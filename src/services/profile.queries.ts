import { mutationOptions } from '@tanstack/react-query'
import { reloadCenters } from './center.queries'
import { type SentProfile, updateProfile } from './profile'
import { sessionQuery } from './session.queries'

export const updateProfileMutation = () =>
  mutationOptions({
    mutationFn: (form: SentProfile) => updateProfile(form),
    onSuccess: (_data, _form, _result, { client }) => {
      reloadCenters(client)
      // The header observes this query with `enabled: false`, so invalidating it would not refetch it.
      void client.fetchQuery({ ...sessionQuery(), staleTime: 0 })
    },
  })
