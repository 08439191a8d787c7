import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ProfileForm } from '@/domain/forms/profileForm'
import type { CurrentUser } from '@/domain/people'
import { getCenter, getCenterDetails } from '@/services/center'
import { sessionQuery } from '@/services/center.queries'
import { useCurrentUser } from '../session/useCurrentUser'

const profileKey = ['profile']

/**
 * The signed-in user's center as the backend knows it now: the head office may have changed it since the session began,
 * and saving an old copy would undo that. Until it has answered, and where it does not, what the session knows must do.
 *
 * @returns the form's values, whether an empty e-mail is known to be empty, and what to do once they are saved: the
 *   header shows the new names at once
 */
export function useProfile(): {
  values: ProfileForm
  isEmailKnown: boolean
  onSaved: (form: ProfileForm) => void
} {
  const user = useCurrentUser()
  const queryClient = useQueryClient()
  const { data } = useQuery({ queryKey: profileKey, queryFn: readProfile, staleTime: 0, gcTime: 0 })

  const onSaved = ({ password: _password, ...names }: ProfileForm) => {
    const renamed = (before: CurrentUser | null | undefined) => before && { ...before, ...names }
    queryClient.setQueryData<CurrentUser>(profileKey, (before) => renamed(before) ?? undefined)
    queryClient.setQueryData(sessionQuery().queryKey, renamed)
  }
  return { values: profileOf(data ?? user), isEmailKnown: data !== undefined || user.email !== '', onSaved }
}

function profileOf({ centerName, centerAddress, email, username, fullName, phone }: CurrentUser): ProfileForm {
  return { centerName, centerAddress, email, username, fullName, phone, password: '' }
}

/** All that saving sends: what is missing here would be erased there. */
const sent = ['centerName', 'centerAddress', 'email', 'username', 'fullName', 'phone'] as const

/** What the current user's answer carries beyond role and names is not shown: `getone` has the rest. */
async function readProfile(): Promise<CurrentUser> {
  const user = await getCenterDetails()
  const missing = sent.filter((name) => user[name] === '')
  if (missing.length === 0 || user.id === '') return user
  const center = await getCenter(user.id)
  return { ...user, ...Object.fromEntries(missing.map((name) => [name, center[name]])) }
}
