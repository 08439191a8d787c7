import { zodResolver } from '@hookform/resolvers/zod'
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { CallLoader } from '@/components/CallLoader'
import { Refusal } from '@/components/Refusal'
import { ActionDialog } from '@/components/desk/ActionDialog'
import { DeskButton } from '@/components/desk/DeskButton'
import { PasswordField } from '@/components/form/PasswordField'
import { TextField } from '@/components/form/TextField'
import { useMessages } from '@/components/messages/useMessages'
import { useCall } from '@/components/useCall'
import { type CurrentUser, identityOf } from '@/domain/currentUser'
import { centerFieldLimit } from '@/domain/forms/centerForm'
import { type ProfileForm as Profile, profileFormSchema } from '@/domain/forms/profileForm'
import { typedOver } from '@/domain/forms/typedOver'
import { paths } from '@/paths'
import { answerInTime } from '@/services/http/retries'
import { profileQuery, updateProfileMutation } from '@/services/profile.queries'
import { sessionQuery } from '@/services/session.queries'
import { useCurrentUser } from '@/session/useCurrentUser'
import { useUnsavedChanges } from '@/session/useUnsavedChanges'
import { watchLogout } from '@/session/watchLogout'
import { formMessages } from '@/texts/formMessages'
import { t } from '@/texts/t'
import { SettingsSection } from './SettingsSection'

/**
 * Options for an explicit reset, which discards typed values too; newer values from the backend do not discard them.
 */
const everything = { keepDirtyValues: false }

export function ProfileForm() {
  const { values, isEmailKnown, newest, onSaved } = useProfile()
  const { register, handleSubmit, formState, reset, getValues, setValue } = useForm<Profile>({
    resolver: zodResolver(profileFormSchema, formMessages),
    values,
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, isDirty, dirtyFields } = formState
  const mutation = updateProfileMutation()
  const update = useMutation(mutation)
  /**
   * Also true while a form that was left is being saved: this one shows values that are not saved yet, or are outdated.
   */
  const isSaving = useIsMutating({ mutationKey: mutation.mutationKey }) > 0
  const call = useCall({ isUnderWay: isSaving })
  const messages = useMessages()
  const { isAsking, onStay, onLeave } = useUnsavedChanges(isDirty, () => reset(undefined, everything))
  const navigate = useNavigate()

  const save = handleSubmit((form) => {
    const before = getValues()
    return call.send({
      call: async () => {
        const hasLoggedOut = watchLogout()
        const now = await newest()
        if (hasLoggedOut()) return null
        const sent = now ? typedOver(profileOf(now), form, dirtyFields) : form
        // The session may not know the email: an empty field must not erase one that nobody has seen.
        const isKnown = now !== null || isEmailKnown || sent.email !== ''
        const success = await update.mutateAsync({ ...sent, email: isKnown ? sent.email : undefined })
        return { success, sent }
      },
      onSuccess: ({ success, sent }) => {
        messages.success(success)
        // Otherwise the password of the last write would stay in memory as long as the page is open.
        update.reset()
        const after = getValues()
        reset({ ...sent, password: '' }, everything)
        const names = Object.keys(after) as (keyof Profile)[]
        const typedSince = names.filter((name) => after[name] !== before[name])
        for (const name of typedSince) setValue(name, after[name], { shouldDirty: true })
        onSaved(sent)
        return typedSince.length > 0
      },
    })
  })
  const about = (name: keyof Profile, autoComplete: string) => ({
    ...register(name),
    error: errors[name]?.message,
    maxLength: centerFieldLimit(name),
    autoComplete,
  })

  return (
    <form className="cc-form" aria-label={t('desk.profile')} noValidate onSubmit={(event) => void save(event)}>
      <Refusal>{call.refusal}</Refusal>
      <SettingsSection title={t('desk.center')} note={t('desk.centerNote')}>
        <div className="cc-panel cc-grid">
          <TextField label={t('desk.centerName')} isRequired wrap="span-6" {...about('centerName', 'organization')} />
          <TextField label={t('desk.email')} type="email" wrap="span-6" {...about('email', 'email')} />
          <TextField
            label={t('desk.centerAddress')}
            isRequired
            wrap="span-12"
            {...about('centerAddress', 'street-address')}
          />
        </div>
      </SettingsSection>
      <SettingsSection title={t('desk.representative')} note={t('desk.representativeNote')}>
        <div className="cc-panel cc-grid">
          <TextField label={t('desk.fullName')} isRequired wrap="span-6" {...about('fullName', 'name')} />
          <TextField label={t('desk.contactNo')} isRequired type="tel" wrap="span-6" {...about('phone', 'tel')} />
        </div>
      </SettingsSection>
      <SettingsSection title={t('desk.signingIn')} note={t('desk.signingInNote')}>
        <div className="cc-panel cc-grid">
          <TextField
            label={t('desk.username')}
            isRequired
            autoCapitalize="none"
            spellCheck={false}
            wrap="span-6"
            {...about('username', 'username')}
          />
          <PasswordField
            label={t('desk.password')}
            hint={t('desk.keepsCurrent')}
            wrap="span-6"
            {...about('password', 'new-password')}
          />
        </div>
      </SettingsSection>
      <div className="foot">
        <DeskButton text={t('desk.cancel')} onClick={() => void navigate(paths.dashboard())} />
        <DeskButton look="primary" text={t('desk.updateProfile')} type="submit" />
      </div>
      <CallLoader call={call} text={t('common.processing')} />
      {isAsking && (
        <ActionDialog
          title={t('desk.leaveTitle')}
          confirm={t('desk.discard')}
          isDangerous
          onConfirm={onLeave}
          onCancel={onStay}
        >
          {t('desk.changesLost')}
        </ActionDialog>
      )}
    </form>
  )
}

/** The session's copy is used until the backend answers, and if it does not. */
function useProfile() {
  const user = useCurrentUser()
  const queryClient = useQueryClient()
  const { data, failureCount } = useQuery(profileQuery())

  const onSaved = ({ password: _password, ...names }: Profile) => {
    // The answer may come when somebody else has signed in.
    const now = queryClient.getQueryData(sessionQuery().queryKey)
    if (!now || identityOf(now) !== identityOf(user)) return
    const renamed = (before: CurrentUser | null | undefined) => before && { ...before, ...names }
    queryClient.setQueryData(profileQuery().queryKey, (before) => renamed(before) ?? undefined)
    queryClient.setQueryData(sessionQuery().queryKey, renamed)
  }
  return {
    values: profileOf(data ?? user),
    isEmailKnown: data !== undefined || user.email !== '',
    /**
     * Fetches the profile before saving, which must not undo changes made elsewhere; null if it does not arrive in
     * time.
     */
    newest: async () => (failureCount === 0 ? answerInTime(() => queryClient.fetchQuery(profileQuery())) : null),
    onSaved,
  }
}

function profileOf({ centerName, centerAddress, email, username, fullName, phone }: CurrentUser): Profile {
  return { centerName, centerAddress, email, username, fullName, phone, password: '' }
}
