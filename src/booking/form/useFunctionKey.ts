import { useListener } from '@/browser/useListener'
import { areKeysOff } from './useFormKeys'

/** Listens for a function key. With null, the key has no effect. */
export function useFunctionKey(key: 'F9' | 'F10', onPress: ((isShifted: boolean) => void) | null) {
  useListener('keydown', (event) => {
    const isOurs = event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey
    if (!isOurs || event.repeat || onPress === null || areKeysOff()) return
    event.preventDefault()
    onPress(event.shiftKey)
  })
}
