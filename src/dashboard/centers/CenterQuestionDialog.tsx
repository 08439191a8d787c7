import { useMutation } from '@tanstack/react-query'
import type { Center } from '@/domain/people'
import { useOneCall } from '../useOneCall'
import { questionPopups, type CenterQuestion } from './centerActions'
import { CenterDialog } from './CenterDialog'

interface CenterQuestionDialogProps {
  question: CenterQuestion
  center: Center
  /** It is the account of whoever asks. */
  isOwn: boolean
  onDone: () => void
  onFailure: () => void
  onClose: () => void
}

/** Delete Center, Active Center, Inactive Center: says what it does, and does it. */
export function CenterQuestionDialog(props: CenterQuestionDialogProps) {
  const { question, center, isOwn, onDone, onFailure, onClose } = props
  const { title, mutation, success, isDangerous, outcome, remark } = questionPopups[question]
  const { mutateAsync } = useMutation(mutation())
  const { isBusy, refusal, send } = useOneCall()

  const confirm = () =>
    void send({
      call: () => mutateAsync(center.id),
      success,
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
      <div className={isDangerous ? 'cc-warn' : undefined}>
        <p className="mb-1 fw-semibold">{outcome}</p>
        <p className="cc-muted mb-0">{remark}</p>
        {isOwn && question !== 'activate' && (
          <p className="mt-2 mb-0 fw-semibold">It is the account that you are signed in with.</p>
        )}
      </div>
    </CenterDialog>
  )
}
