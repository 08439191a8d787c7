import { Icon, type IconName } from '@/components/Icon'
import type { ShipmentAction } from '@/domain/shipmentStatus'
import { paths } from '@/paths'
import type { PopupAction } from './ShipmentActions'
import { formatCount } from '@/domain/numbers'
import type { BatchSelection } from './useBatchSelection'

/** The print run takes no more bills than this. */
const MOST_BILLS = 50

const actions: readonly { action: PopupAction; name: string; icon: IconName }[] = [
  { action: 'upTrack', name: 'Up Track', icon: 'upTrack' },
  { action: 'downTrack', name: 'Down Track', icon: 'downTrack' },
  { action: 'addNote', name: 'Add Note', icon: 'note' },
  { action: 'void', name: 'Void', icon: 'void' },
]

interface BatchBarProps {
  selection: BatchSelection
  /** What the viewer may do on this screen. */
  allowed: readonly ShipmentAction[]
  onAction: (action: PopupAction) => void
}

/** How many shipments are selected, and what can be done to all of them. */
export function BatchBar({ selection, allowed, onAction }: BatchBarProps) {
  const { size } = selection
  return (
    <>
      <span className="visually-hidden" role="status">
        {size > 0 && `${formatCount(size)} selected`}
      </span>
      {size > 0 && (
        <div className="cc-picked cc-deep" role="toolbar" aria-label="Selected shipments">
          <b>{formatCount(size)} selected</b>
          {actions
            .filter(({ action }) => allowed.includes(action))
            .map(({ action, name, icon }) => (
              <button key={action} className="btn cc-ghost" type="button" onClick={() => onAction(action)}>
                <Icon name={icon} small />
                <span className="t">{name}</span>
              </button>
            ))}
          {size <= MOST_BILLS && (
            <a
              className="btn cc-ghost"
              href={paths.printRun(selection.ids())}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="print" small />
              <span className="t">Print</span>
            </a>
          )}
          <button className="btn cc-ghost" type="button" aria-label="Clear the selection" onClick={selection.clear}>
            <Icon name="close" small />
            <span className="t">Clear</span>
          </button>
        </div>
      )}
    </>
  )
}
