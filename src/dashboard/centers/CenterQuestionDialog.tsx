import { ActionDialog } from '@/components/desk/ActionDialog'
import type { Center } from '@/domain/account'
import { activateCenter, deleteCenter, inactivateCenter } from '@/services/center'
import { useCurrentUser } from '@/session/useCurrentUser'
import { t, type TextKey } from '@/texts/t'
import type { CenterAction } from './centerAction'
import { aboutCenter, type PopupProps, useCenterChange } from './useCenterChange'

type CenterQuestion = Exclude<CenterAction, 'edit'>

interface Question {
  title: TextKey
  call: (id: string) => Promise<string>
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
    outcome: 'desk.willBeRemoved',
    remark: 'desk.cannotUndo',
  },
}

interface CenterQuestionDialogProps extends PopupProps {
  question: CenterQuestion
  center: Center
}

export function CenterQuestionDialog({ question, center, ...props }: CenterQuestionDialogProps) {
  const { title, call, outcome, remark } = questions[question]
  const isOwn = center.username === useCurrentUser().username
  const isDangerous = question === 'delete'
  const { isBusy, refusal, change } = useCenterChange(center, props)

  return (
    <ActionDialog
      title={t(title)}
      about={aboutCenter(center)}
      refusal={refusal}
      isBusy={isBusy}
      isReported
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
