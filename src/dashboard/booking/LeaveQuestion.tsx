import { ConfirmDialog } from '@/components/ConfirmDialog'
import { paths } from '@/paths'
import { useUnsavedChanges } from '../useUnsavedChanges'

interface LeaveQuestionProps {
  /** Whether there is anything to lose. */
  hasWork: boolean
  onGivenUp: () => void
}

/** The draft outlives signing in again, which needs no question. */
const isKeptAt = (pathname: string) => pathname === paths.login()

/** Leaving the form with unsaved work asks. */
export function LeaveQuestion({ hasWork, onGivenUp }: LeaveQuestionProps) {
  const { isAsking, onStay, onLeave } = useUnsavedChanges(hasWork, onGivenUp, isKeptAt)
  if (!isAsking) return null
  return (
    <ConfirmDialog title="Leave without booking?" confirm="Discard" isDangerous onConfirm={onLeave} onCancel={onStay}>
      What you typed for this shipment is discarded.
    </ConfirmDialog>
  )
}
