import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { reloadCenters } from './center.queries'
import { freshFor } from './http/freshFor'
import { getProfile, type SentProfile, updateProfile } from './profile'
import { refreshUser } from './session.queries'

/**
 * The user's own account. Not taken from the session: the head office may have changed the center since it began, and
 * saving the session's copy would undo that.
 */
export const profileQuery = () =>
  queryOptions({ queryKey: ['profile'], queryFn: getProfile, staleTime: freshFor(0), gcTime: 0 })

/** Saves the user's own account, and shows it in the list of centers and in the header. */
export const updateProfileMutation = () =>
  mutationOptions({
    mutationKey: profileQuery().queryKey,
    mutationFn: (form: SentProfile) => updateProfile(form),
    onSuccess: async (_data, _form, _result, { client }) => {
      reloadCenters(client)
      void refreshUser(client)
      // An answer that is still on its way may be older than what has just been saved.
      await client.cancelQueries({ queryKey: profileQuery().queryKey })
    },
  })
