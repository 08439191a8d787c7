import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { PasswordField } from '@/components/form/PasswordField'
import { TextField } from '@/components/form/TextField'
import { useMessages } from '@/components/messages/useMessages'
import { useCall } from '@/components/useCall'
import { addCenterFormSchema, centerFieldLimit, editCenterFormSchema, type CenterForm } from '@/domain/forms/centerForm'
import type { Center } from '@/domain/people'
import { activateCenter, createCenter, deleteCenter, inactivateCenter, updateCenter } from '@/services/center'
import { centerQuery, changeCentersMutation, sessionQuery } from '@/services/center.queries'
import { ActionDialog } from '@/components/desk/ActionDialog'
import { useCurrentUser } from '@/session/useCurrentUser'
import { t, type TextKey } from '@/texts/t'

export type CenterAction = 'edit' | 'activate' | 'inactivate' | 'delete'
export type OpenPopup = { kind: 'add' } | { kind: CenterAction; center: Center }

interface PopupProps {
  onDone: () => void
  onFailure: () => void
  onClose: () => void
}

export function CenterPopup({ popup, ...props }: PopupProps & { popup: OpenPopup }) {
  if (popup.kind === 'add') return <CenterFormDialog {...props} />
  if (popup.kind === 'edit') return <CenterFormDialog center={popup.center} {...props} />
  return <CenterQuestionDialog question={popup.kind} center={popup.center} {...props} />
}

/** A change of centers, and what becomes of it. */
function useChange({ onDone, onFailure }: PopupProps) {
  const { mutateAsync } = useMutation(changeCentersMutation())
  const messages = useMessages()
  const { isBusy, refusal, send } = useCall()
  const onSuccess = (text: string) => {
    messages.success(text)
    onDone()
  }
  const change = (call: () => Promise<string>) => send({ call: () => mutateAsync(call), onSuccess, onFailure })
  return { isBusy, refusal, change }
}

const aboutCenter = ({ centerName, username }: Center) => (
  <span translate="no">
    <b dir="auto">{centerName || '—'}</b> <bdi>{username}</bdi>
  </span>
)

/**
 * Adds a center, or changes one: opens with the list's copy and takes over the backend's newer one, so that nobody
 * else's change is undone.
 */
function CenterFormDialog({ center, ...props }: PopupProps & { center?: Center }) {
  const user = useCurrentUser()
  const queryClient = useQueryClient()
  const { data: newest = center } = useQuery({
    ...centerQuery(center?.id ?? ''),
    enabled: center !== undefined,
    staleTime: 0,
    gcTime: 0,
  })
  const { register, handleSubmit, formState } = useForm<CenterForm>({
    resolver: zodResolver(center ? editCenterFormSchema : addCenterFormSchema),
    values: centerFormOf(newest),
    resetOptions: { keepDirtyValues: true },
  })
  const onDone = () => {
    // The header shows the user's own names.
    if (center?.username === user.username) void queryClient.fetchQuery({ ...sessionQuery(), staleTime: 0 })
    props.onDone()
  }
  const { isBusy, refusal, change } = useChange({ ...props, onDone })
  const confirm = handleSubmit((form) => change(() => (center ? updateCenter(center.id, form) : createCenter(form))))
  // Other people's data: the browser must not fill in those of its own user.
  const field = (name: keyof CenterForm) => ({
    ...register(name),
    error: formState.errors[name]?.message,
    maxLength: centerFieldLimit(name),
    autoComplete: name === 'password' || name === 'confirmPassword' ? 'new-password' : 'off',
  })

  return (
    <ActionDialog
      title={t(center ? 'desk.editCenter' : 'desk.addCenterTitle')}
      about={center && aboutCenter(center)}
      refusal={refusal}
      isBusy={isBusy}
      result={t(center ? 'desk.saveChanges' : 'desk.addCenter')}
      isTouched={formState.isDirty}
      firstField="centerName"
      kind="cc-popup-wide"
      onConfirm={() => void confirm()}
      onCancel={props.onClose}
    >
      <div className="cc-grid">
        <TextField wrap="span-6" label={t('desk.centerName')} isRequired {...field('centerName')} />
        <TextField wrap="span-6" label={t('desk.email')} isRequired type="email" {...field('email')} />
        <TextField wrap="span-12" label={t('desk.centerAddress')} isRequired {...field('centerAddress')} />
        <TextField wrap="span-6" label={t('desk.fullName')} isRequired {...field('fullName')} />
        <TextField
          wrap="span-6"
          label={t('desk.phone')}
          inputMode="numeric"
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

type CenterQuestion = Exclude<CenterAction, 'edit'>

interface Question {
  title: TextKey
  call: (id: string) => Promise<string>
  /** What stands on the button; by default Confirm. */
  result?: TextKey
  outcome: TextKey
  remark: TextKey
}

const questions: Record<CenterQuestion, Question> = {
  activate: {
    title: 'desk.activeCenter',
    call: activateCenter,
    outcome: 'desk.willLogIn',
    remark: 'desk.sameLogin',
  },
  inactivate: {
    title: 'desk.inactiveCenter',
    call: inactivateCenter,
    outcome: 'desk.willNotLogIn',
    remark: 'desk.canActivate',
  },
  delete: {
    title: 'desk.deleteCenterTitle',
    call: deleteCenter,
    result: 'desk.deleteCenter',
    outcome: 'desk.willBeRemoved',
    remark: 'desk.cannotUndo',
  },
}

interface CenterQuestionDialogProps extends PopupProps {
  question: CenterQuestion
  center: Center
}

function CenterQuestionDialog({ question, center, ...props }: CenterQuestionDialogProps) {
  const { title, call, result, outcome, remark } = questions[question]
  const isOwn = center.username === useCurrentUser().username
  const isDangerous = question === 'delete'
  const { isBusy, refusal, change } = useChange(props)

  return (
    <ActionDialog
      title={t(title)}
      about={aboutCenter(center)}
      refusal={refusal}
      isBusy={isBusy}
      result={result && t(result)}
      isDangerous={isDangerous}
      onConfirm={() => void change(() => call(center.id))}
      onCancel={props.onClose}
    >
      <div className={isDangerous ? 'cc-warning' : undefined}>
        <p className="mb-1 fw-semibold">{t(outcome)}</p>
        <p className="cc-muted mb-0">{t(remark)}</p>
        {isOwn && question !== 'activate' && <p className="mt-2 mb-0 fw-semibold">{t('desk.ownAccount')}</p>}
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
    phone: center?.phone ?? '',
    password: '',
    confirmPassword: '',
  }
}
