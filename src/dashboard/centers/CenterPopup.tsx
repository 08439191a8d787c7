import { useQueryClient } from '@tanstack/react-query'
import type { Center } from '@/domain/people'
import { sessionQuery } from '@/services/center.queries'
import { useCurrentUser } from '../session/useCurrentUser'
import { AddCenterDialog } from './AddCenterDialog'
import { CenterQuestionDialog } from './CenterQuestionDialog'
import type { CenterAction } from './CentersTable'
import { EditCenterDialog } from './EditCenterDialog'

export type OpenPopup = { action: 'add' } | { action: CenterAction; center: Center }

interface CenterPopupProps {
  popup: OpenPopup
  onDone: () => void
  onFailure: () => void
  onClose: () => void
}

/** The popup that is open. */
export function CenterPopup({ popup, onDone, onFailure, onClose }: CenterPopupProps) {
  const user = useCurrentUser()
  const queryClient = useQueryClient()
  const common = { onDone, onFailure, onClose }
  if (popup.action === 'add') return <AddCenterDialog {...common} />

  const { action, center } = popup
  const isOwn = center.username === user.username
  if (action !== 'edit') return <CenterQuestionDialog question={action} center={center} isOwn={isOwn} {...common} />

  const finishEdit = () => {
    // The header shows the user's own names.
    if (isOwn) void queryClient.fetchQuery({ ...sessionQuery(), staleTime: 0 })
    onDone()
  }
  return <EditCenterDialog center={center} {...common} onDone={finishEdit} />
}
