import { useIsMutating, useMutation } from '@tanstack/react-query'
import { useMessages } from '@/components/messages/useMessages'
import { useCall } from '@/components/useCall'
import type { Center } from '@/domain/account'
import { DASH } from '@/domain/dash'
import { changeCenterMutation } from '@/services/center.queries'

export interface PopupProps {
  onDone: () => void
  onFailure: () => void
  onClose: () => void
}

/**
 * Sends a change of a center, and reports the outcome. First waits for an earlier change of the same center whose popup
 * was left by Back.
 *
 * @param center undefined for a new one
 */
export function useCenterChange(center: Center | undefined, { onDone, onFailure }: PopupProps) {
  const mutation = changeCenterMutation(center?.id)
  const { mutateAsync } = useMutation(mutation)
  const isUnderWay = useIsMutating({ mutationKey: mutation.mutationKey }) > 0
  const messages = useMessages()
  const { isBusy, refusal, send } = useCall({ isUnderWay })
  const onSuccess = (text: string) => {
    messages.success(text)
    onDone()
  }
  const change = (call: () => Promise<string | null>) => send({ call: () => mutateAsync(call), onSuccess, onFailure })
  return { isBusy, refusal, change }
}

export const aboutCenter = ({ centerName, username }: Center) => (
  <span translate="no">
    <b dir="auto">{centerName || DASH}</b> <bdi>{username}</bdi>
  </span>
)
