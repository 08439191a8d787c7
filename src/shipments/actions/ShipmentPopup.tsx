import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '@/components/messages/useMessages'
import { useCall } from '@/components/useCall'
import { DASH } from '@/domain/dash'
import type { Shipment } from '@/domain/shipment/shipment'
import type { ShipmentCommand, ShipmentViewer } from '@/domain/shipment/shipmentCan'
import { isOnlyStep, nextStep, type StatusType } from '@/domain/shipment/shipmentStatus'
import { searchShipmentsQuery } from '@/services/airwayBill.queries'
import { freshFor } from '@/services/http/freshFor'
import { answerInTime } from '@/services/http/retries'
import { statusNowQuery } from '@/services/shipment-list/statusNow.queries'
import { watchLogout } from '@/session/watchLogout'
import { rich } from '@/texts/rich'
import { t, type TextKey } from '@/texts/t'
import type { PopupAction } from './ShipmentActions'
import { ShipmentQuestion } from './ShipmentQuestion'
import { dependsOnStatus, type Outcome, showOutcomes, useChangeStatus } from './useChangeStatus'

const titles: Record<PopupAction, TextKey> = {
  upTrack: 'lists.upTrackShipment',
  downTrack: 'lists.downTrackShipment',
  addNote: 'lists.addNote',
  void: 'lists.voidShipment',
}

interface ShipmentPopupProps {
  action: PopupAction
  shipment: Shipment
  viewer: ShipmentViewer
  /** The status that an Up Track proposes, if any. */
  step?: StatusType | undefined
  /** The caller need not refresh the lists. */
  onDone: () => void
  onCancel: () => void
}

export function ShipmentPopup({ action, shipment, viewer, step, onDone, onCancel }: ShipmentPopupProps) {
  const messages = useMessages()
  const queryClient = useQueryClient()
  const change = useChangeStatus(action, [shipment], viewer)
  const { data: now } = useQuery({
    ...statusNowQuery(shipment.airwayBillNo),
    enabled: dependsOnStatus(action, shipment),
  })
  const search = { ...searchShipmentsQuery(shipment.airwayBillNo), staleTime: freshFor(0), gcTime: 0 }
  const { data: found, failureCount } = useQuery({
    ...search,
    enabled: action === 'addNote' && shipment.airwayBillNo !== '',
  })
  // The row may be minutes old. A search row without a note may just lack the field.
  const noteIn = (rows: readonly Shipment[] | null | undefined) => rows?.find(({ id }) => id === shipment.id)?.notes
  const note = noteIn(found) || shipment.notes
  const { isBusy, refusal, send } = useCall({ about: shipment.airwayBillNo })
  /** Whether the popup has asked again, as others have moved the shipment. */
  const [hasAsked, setHasAsked] = useState(false)
  const [unsent, setUnsent] = useState<Extract<Outcome, { kind: 'moved' | 'unsent' }> | null>(null)
  /** The status of tracking, unless it has fewer steps than the list. */
  const known = now && now.status.length >= shipment.status.length ? now : shipment

  /** Whether the note differs by now from the one shown. If the backend could not say before, it is not asked again. */
  const isNewNote = async (command: ShipmentCommand): Promise<boolean> => {
    if (command.action !== 'addNote' || shipment.airwayBillNo === '' || failureCount > 0) return false
    const newest = noteIn(await answerInTime(() => queryClient.fetchQuery(search)))
    // The user's own note may be stored already, if the answer to it was lost.
    return Boolean(newest) && newest !== note && newest !== command.form.note
  }

  const confirm = (command: ShipmentCommand) => {
    setUnsent(null)
    void send({
      call: async () => {
        const hasLoggedOut = watchLogout()
        const hasNewNote = await isNewNote(command)
        if (hasLoggedOut()) return null
        if (hasNewNote) return { kind: 'unsent', text: t('lists.noteMeanwhile') } as const
        // The proposed type is the row's, even if the popup shows by now that the row is outdated.
        const outcome = await change(shipment, command, hasAsked ? known : shipment)
        if (outcome) showOutcomes(queryClient, new Map([[shipment.id, outcome]]))
        if (outcome?.kind === 'failed') throw outcome.error
        return outcome
      },
      onSuccess: (outcome) => {
        if (outcome.kind === 'moved' || outcome.kind === 'unsent') setUnsent(outcome)
        if (outcome.kind === 'moved') setHasAsked(true)
        if (outcome.kind !== 'done') return
        messages.success(outcome.text, shipment.airwayBillNo, action === 'upTrack' ? undo : undefined)
        onDone()
      },
    })
  }

  /** Takes an Up Track back, if no step has followed. */
  const undo = async () => {
    const outcome = await change(shipment, { action: 'downTrack' }, known, true)
    if (!outcome) return
    showOutcomes(queryClient, new Map([[shipment.id, outcome]]))
    const say = outcome.kind === 'done' ? messages.success : messages.error
    say(outcome.text, shipment.airwayBillNo)
  }

  return (
    <ShipmentQuestion
      action={action}
      dialog={{
        title: t(titles[action]),
        about: rich('lists.fromTo', {
          number: (
            <b className="cc-number" translate="no">
              {shipment.airwayBillNo}
            </b>
          ),
          from: <bdi translate="no">{shipment.consignor || DASH}</bdi>,
          to: <bdi translate="no">{shipment.consignee || DASH}</bdi>,
        }),
        refusal: unsent?.text ?? refusal,
        isBusy,
        isReported: true,
        isConfirmDisabled: unsent?.kind === 'moved' && unsent.isNoLongerAllowed,
        closesOutside: false,
        onCancel,
      }}
      count={1}
      onlySteps={isOnlyStep(known) ? 1 : 0}
      next={step ?? nextStep(known)}
      one={{ known, note, isProposed: step !== undefined }}
      onConfirm={confirm}
    />
  )
}
