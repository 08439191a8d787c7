import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import type { Center } from '@/domain/people'
import { activateCenterMutation, deleteCenterMutation, inactivateCenterMutation } from '@/services/center.queries'
import { useOneCall } from '../useOneCall'
import { CenterDialog } from './CenterDialog'

export type CenterQuestion = 'activate' | 'inactivate' | 'delete'

interface QuestionPopup {
  title: string
  /** Its variable is the center's id. */
  mutation: () => UseMutationOptions<string, Error, string>
  isDangerous: boolean
  outcome: string
  remark: string
}

const questionPopups: Record<CenterQuestion, QuestionPopup> = {
  activate: {
    title: 'Active Center',
    mutation: activateCenterMutation,
    isDangerous: false,
    outcome: 'This center can log in again.',
    remark: 'Its username and password are the ones it had.',
  },
  inactivate: {
    title: 'Inactive Center',
    mutation: inactivateCenterMutation,
    isDangerous: false,
    outcome: 'This center can no longer log in.',
    remark: 'Active lets it in again at any time.',
  },
  delete: {
    title: 'Delete Center',
    mutation: deleteCenterMutation,
    isDangerous: true,
    outcome: 'This center leaves the list and can no longer log in.',
    remark: 'This cannot be undone. To shut it out for a while, choose Inactive.',
  },
}

interface CenterQuestionDialogProps {
  question: CenterQuestion
  center: Center
  /** Whether this is the signed-in user's own account. */
  isOwn: boolean
  onDone: () => void
  onFailure: () => void
  onClose: () => void
}

export function CenterQuestionDialog(props: CenterQuestionDialogProps) {
  const { question, center, isOwn, onDone, onFailure, onClose } = props
  const { title, mutation, isDangerous, outcome, remark } = questionPopups[question]
  const { mutateAsync } = useMutation(mutation())
  const { isBusy, refusal, send } = useOneCall()

  const confirm = () =>
    void send({
      call: () => mutateAsync(center.id),
      onSuccess: onDone,
      onFailure,
    })

  return (
    <CenterDialog
      title={title}
      center={center}
      refusal={refusal}
      isBusy={isBusy}
      isDangerous={isDangerous}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={isDangerous ? 'cc-warning' : undefined}>
        <p className="mb-1 fw-semibold">{outcome}</p>
        <p className="cc-muted mb-0">{remark}</p>
        {isOwn && question !== 'activate' && (
          <p className="mt-2 mb-0 fw-semibold">It is the account that you are signed in with.</p>
        )}
      </div>
    </CenterDialog>
  )
}
