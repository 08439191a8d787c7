import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { ActionDialog } from '@/components/desk/ActionDialog'
import { PasswordField } from '@/components/form/PasswordField'
import { TextField } from '@/components/form/TextField'
import type { Center } from '@/domain/account'
import {
  addCenterFormSchema,
  centerFieldLimit,
  type CenterForm,
  editCenterFormSchema,
  startingPhone,
} from '@/domain/forms/centerForm'
import { typedOver } from '@/domain/forms/typedOver'
import { createCenter, updateCenter } from '@/services/center'
import { centerQuery } from '@/services/center.queries'
import { centerRenamed } from '@/services/centerRenamed'
import { freshFor } from '@/services/http/freshFor'
import { answerInTime } from '@/services/http/retries'
import { refreshUser } from '@/services/session.queries'
import { useCurrentUser } from '@/session/useCurrentUser'
import { watchLogout } from '@/session/watchLogout'
import { formMessages } from '@/texts/formMessages'
import { t } from '@/texts/t'
import { aboutCenter, type PopupProps, useCenterChange } from './useCenterChange'

/**
 * Adds a center, or changes one. It opens with the list's copy, and takes over newer values from the backend, both
 * after opening and before sending, so that it does not undo somebody else's change.
 */
export function CenterFormDialog({ center, ...props }: PopupProps & { center?: Center }) {
  const user = useCurrentUser()
  const queryClient = useQueryClient()
  const query = { ...centerQuery(center?.id ?? ''), staleTime: freshFor(0), gcTime: 0 }
  const { data: newest = center, failureCount } = useQuery({ ...query, enabled: center !== undefined })
  const { register, handleSubmit, formState } = useForm<CenterForm>({
    resolver: zodResolver(center ? editCenterFormSchema : addCenterFormSchema, formMessages),
    values: centerFormOf(newest),
    resetOptions: { keepDirtyValues: true },
  })
  const onDone = () => {
    // The header shows the user's own names.
    if (center?.username === user.username) void refreshUser(queryClient)
    props.onDone()
  }
  const { isBusy, refusal, change } = useCenterChange(center, { ...props, onDone })
  const { isDirty, dirtyFields, errors } = formState
  const confirm = handleSubmit((form) =>
    change(async () => {
      if (!center) return createCenter(form)
      const hasLoggedOut = watchLogout()
      // If the backend could not say before, it is not asked again.
      const now = failureCount === 0 ? await answerInTime(() => queryClient.fetchQuery(query)) : null
      if (hasLoggedOut()) return null
      const sent = now ? typedOver(centerFormOf(now), form, dirtyFields) : form
      const text = await updateCenter(center.id, sent)
      if (sent.username !== center.username) void centerRenamed(queryClient)
      return text
    }),
  )
  // Other people's data: the browser must not fill in those of its own user.
  const field = (name: keyof CenterForm) => ({
    ...register(name),
    error: errors[name]?.message,
    maxLength: centerFieldLimit(name),
    autoComplete: name === 'password' || name === 'confirmPassword' ? 'new-password' : 'off',
  })

  return (
    <ActionDialog
      title={t(center ? 'desk.editCenter' : 'desk.addCenterTitle')}
      about={center && aboutCenter(center)}
      refusal={refusal}
      isBusy={isBusy}
      isReported
      isTouched={isDirty}
      firstField="centerName"
      kind="cc-popup-wide"
      onConfirm={() => void confirm()}
      onCancel={props.onClose}
    >
      <p className="mb-3">{t(center ? 'desk.centerWillChange' : 'desk.centerWillBeAdded')}</p>
      <div className="cc-grid">
        <TextField wrap="span-6" label={t('desk.centerName')} isRequired {...field('centerName')} />
        <TextField wrap="span-6" label={t('desk.email')} isRequired type="email" {...field('email')} />
        <TextField wrap="span-12" label={t('desk.centerAddress')} isRequired {...field('centerAddress')} />
        <TextField wrap="span-6" label={t('desk.fullName')} isRequired {...field('fullName')} />
        <TextField
          wrap="span-6"
          label={t('desk.phone')}
          type="tel"
          inputMode="numeric"
          placeholder={newest?.phone}
          hint={newest?.phone ? t('desk.keepsCurrent') : undefined}
          {...field('phone')}
        />
        <TextField
          wrap="span-12"
          label={t('desk.username')}
          isRequired
          autoCapitalize="none"
          spellCheck={false}
          {...field('username')}
        />
        <PasswordField
          wrap="span-6"
          label={t('desk.password')}
          isRequired={!center}
          hint={center ? t('desk.keepsCurrent') : undefined}
          {...field('password')}
        />
        <PasswordField
          wrap="span-6"
          label={t('desk.confirmPassword')}
          isRequired={!center}
          {...field('confirmPassword')}
        />
      </div>
    </ActionDialog>
  )
}

function centerFormOf(center?: Center): CenterForm {
  return {
    centerName: center?.centerName ?? '',
    centerAddress: center?.centerAddress ?? '',
    email: center?.email ?? '',
    username: center?.username ?? '',
    fullName: center?.fullName ?? '',
    phone: startingPhone(center?.phone ?? ''),
    password: '',
    confirmPassword: '',
  }
}
