import { useMutation } from '@tanstack/react-query'
import { useMessages } from '@/components/messages/useMessages'
import { useCall } from '@/components/useCall'
import type { Center } from '@/domain/account'
import { changeCentersMutation } from '@/services/center.queries'

export interface PopupProps {
  onDone: () => void
  onFailure: () => void
  onClose: () => void
}

/** Sends a change of a center, and reports how it ended. */
export function useCenterChange({ onDone, onFailure }: PopupProps) {
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

export const aboutCenter = ({ centerName, username }: Center) => (
  <span translate="no">
    <b dir="auto">{centerName || '—'}</b> <bdi>{username}</bdi>
  </span>
)
