import { Dialog } from '@/components/dialog/Dialog'
import { t, type TextKey } from '@/texts/t'

const keys: readonly { keys: readonly string[]; does: TextKey }[] = [
  { keys: ['Enter'], does: 'booking.keyNext' },
  { keys: ['Shift', 'Enter'], does: 'booking.keyNextRequired' },
  { keys: ['Shift', 'Tab'], does: 'booking.keyPrevious' },
  { keys: ['Ctrl', 'Enter'], does: 'booking.keyAdd' },
  { keys: ['↓', '↑'], does: 'booking.keyCustomer' },
  { keys: ['Esc'], does: 'booking.keyCloseList' },
  { keys: ['F2'], does: 'booking.keySearch' },
  { keys: ['Alt', 'Enter'], does: 'booking.keyAddRow' },
  { keys: ['Alt', 'Shift', 'Enter'], does: 'booking.keyDeleteRow' },
  { keys: ['↓', 'Enter'], does: 'booking.keyPreset' },
  { keys: ['Ctrl', 'K'], does: 'desk.find' },
  { keys: ['F8'], does: 'booking.keyHold' },
  { keys: ['Shift', 'F8'], does: 'booking.keyHeld' },
  { keys: ['F9'], does: 'booking.sameShipper' },
  { keys: ['Shift', 'F9'], does: 'booking.repeat' },
  { keys: ['F10'], does: 'booking.keySameRows' },
  { keys: ['F1'], does: 'booking.keyHelp' },
]

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t('booking.keyboardShortcuts')} hasCross onClose={onClose}>
      <dl className="cc-keys cc-lined">
        {keys.map(({ keys: pressed, does }) => (
          <div key={does}>
            <dt dir="ltr" className="text-nowrap">
              {pressed.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
