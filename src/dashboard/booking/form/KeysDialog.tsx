import { Dialog } from '@/components/dialog/Dialog'

const keys: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['Enter'], does: 'Next field' },
  { keys: ['Shift', 'Enter'], does: 'Next field that must still be filled' },
  { keys: ['Shift', 'Tab'], does: 'Field before' },
  { keys: ['Ctrl', 'Enter'], does: 'Add Shipment, from anywhere on the page' },
  {
    keys: ['↓', '↑'],
    does: 'Through the saved ones below company and contact person; in an empty field, the recent ones',
  },
  { keys: ['Esc'], does: 'Closes the list' },
  { keys: ['F2'], does: 'Searches all saved ones, in company and contact person; so does Alt ↓' },
  { keys: ['Alt', 'Enter'], does: 'Adds a row, in dimensions and invoice details' },
  { keys: ['Alt', 'Shift', 'Enter'], does: 'Deletes the row it is pressed in' },
  { keys: ['↓', 'Enter'], does: 'Chooses a box or line that is kept ready, and puts it in' },
  { keys: ['F1'], does: 'These keys; outside of a field also ?' },
]

/** The booking form's keys. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys of this form" hasCross onClose={onClose}>
      <dl className="cc-keys">
        {keys.map(({ keys: pressed, does }) => (
          <div key={does}>
            <dt>
              {pressed.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
