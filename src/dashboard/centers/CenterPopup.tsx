import { CenterFormDialog } from './CenterFormDialog'
import { CenterQuestionDialog } from './CenterQuestionDialog'
import type { OpenPopup } from './centerAction'
import type { PopupProps } from './useCenterChange'

export function CenterPopup({ popup, ...props }: PopupProps & { popup: OpenPopup }) {
  if (popup.kind === 'add') return <CenterFormDialog {...props} />
  if (popup.kind === 'edit') return <CenterFormDialog center={popup.center} {...props} />
  return <CenterQuestionDialog question={popup.kind} center={popup.center} {...props} />
}
