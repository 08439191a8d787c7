import { Alert } from '@/components/Alert'
import { ActionDialog } from '@/components/desk/ActionDialog'
import { formatCount } from '@/domain/numbers'
import type { Shipment } from '@/domain/shipment/shipment'
import { shipmentCan, type ShipmentViewer } from '@/domain/shipment/shipmentCan'
import { isOnlyStep, nextStep } from '@/domain/shipment/shipmentStatus'
import { ownCommand } from '@/domain/shipment/upTrackMany'
import { useUnsavedChanges } from '@/session/useUnsavedChanges'
import { comma } from '@/texts/language'
import { t, type TextKey } from '@/texts/t'
import type { PopupAction } from '../actions/ShipmentActions'
import { ShipmentQuestion } from '../actions/ShipmentQuestion'
import { BatchButtons, BatchResults } from './BatchResults'
import { useBatchRun } from './useBatchRun'
import './batch.css'

interface BatchDialogProps {
  action: PopupAction
  /** All that are selected, whether the action is allowed for them or not. */
  shipments: readonly Shipment[]
  /** How many selected shipments are no longer in any list. */
  gone: number
  /** How many of those that will be changed the filtered list does not show. */
  hidden: number
  /** The pieces that are missing of scanned shipments, one sentence for each shipment. */
  missing: readonly string[]
  viewer: ShipmentViewer
  /** `done`: ids of the shipments that were changed, and not changed back by Undo. */
  onClose: (done: readonly string[]) => void
}

const titles: Record<PopupAction, TextKey> = {
  upTrack: 'lists.upTrackMany',
  downTrack: 'lists.downTrackMany',
  addNote: 'lists.addNotes',
  void: 'lists.voidMany',
}

/** Which shipments are left out, and why. */
const skipped: Record<PopupAction, TextKey> = {
  upTrack: 'lists.skippedVoidOrDelivered',
  downTrack: 'lists.skippedVoid',
  addNote: 'lists.skippedVoid',
  void: 'lists.skippedAlreadyVoid',
}

export function BatchDialog({ action, shipments, gone, hidden, missing, viewer, onClose }: BatchDialogProps) {
  const allowed = shipments.filter((shipment) => shipmentCan[action](shipment, viewer))
  const run = useBatchRun(action, allowed, viewer)
  const { rows, phase, task } = run
  const left = shipments.length - allowed.length
  const isRunning = phase === 'running' || phase === 'stopping'
  const { isAsking, onStay, onLeave } = useUnsavedChanges(isRunning, run.stop)
  const close = () => {
    if (isRunning) return
    const done = task?.isUndo ? [] : rows.filter(({ state }) => state === 'done')
    onClose(done.map(({ shipment }) => shipment.id))
  }
  // Shipments that are left out are not errors.
  const leftOut = [
    left > 0 && t(skipped[action], { count: formatCount(left) }),
    gone > 0 && t('lists.gone', { count: formatCount(gone) }),
  ].filter((text) => text !== false)
  const nextSteps = new Set(allowed.map(nextStep))

  return (
    <>
      <ShipmentQuestion
        action={action}
        dialog={{
          title: t(task?.isUndo ? 'lists.undoUpTrack' : titles[action]),
          about: <Named shipments={allowed} />,
          notice: (
            <>
              {missing.length > 0 && <Alert className="mb-3">{missing.join(' ')}</Alert>}
              {hidden > 0 && <p className="mb-3">{t('lists.hiddenSelected', { count: hidden })}</p>}
              {leftOut.map((text) => (
                <p className="cc-muted mb-3" key={text}>
                  {text}
                </p>
              ))}
            </>
          ),
          kind: 'cc-batch',
          hasCross: false,
          closesOutside: false,
          isConfirmDisabled: allowed.length === 0,
          instead:
            phase === 'idle'
              ? undefined
              : { body: <BatchResults run={run} />, foot: <BatchButtons run={run} onClose={close} /> },
          onCancel: close,
        }}
        count={allowed.length}
        onlySteps={allowed.filter(isOnlyStep).length}
        // Preselected if all wait for the same step.
        next={nextSteps.size === 1 ? ([...nextSteps][0] ?? null) : null}
        many={allowed}
        onConfirm={(command) =>
          run.start(
            allowed.filter((shipment) => ownCommand(command, shipment) !== null),
            command,
          )
        }
      />
      {isAsking && (
        <ActionDialog
          title={t('lists.stopAndLeave')}
          confirm={t('lists.leave')}
          isDangerous
          onConfirm={onLeave}
          onCancel={onStay}
        >
          {t('lists.notChangedYet', {
            waiting: formatCount(rows.filter(({ state }) => state === 'waiting').length),
            count: formatCount(rows.length),
          })}
        </ActionDialog>
      )}
    </>
  )
}

const MAX_NAMED = 3

function Named({ shipments }: { shipments: readonly Shipment[] }) {
  const others = shipments.length - MAX_NAMED
  const names = shipments.slice(0, MAX_NAMED).map(({ airwayBillNo }) => airwayBillNo)
  return (
    <>
      <b>{t('lists.shipmentsCount', { count: formatCount(shipments.length) })}</b>{' '}
      {names.length > 0 && (
        <span>
          {others > 0
            ? t('lists.andMore', { numbers: names.join(comma), more: formatCount(others) })
            : names.join(comma)}
        </span>
      )}
    </>
  )
}
