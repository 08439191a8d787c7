import { type ClipboardEvent, type FormEvent, type ReactNode, useState } from 'react'
import { t } from '@/texts/t'

type Field = HTMLInputElement | HTMLTextAreaElement

/** The notice says how many characters still fit once no more than this many do. */
const COUNTED_CHARACTERS = 20

/**
 * The browser cuts text at `maxLength` silently. This says how much still fits, and how much was cut (product 5.13).
 * Only the field itself renders again, and only near its limit.
 *
 * @returns the props of the field, and the notice to show below it
 */
export function useLengthNotice<Of extends Field>(
  maxLength: number | undefined,
  onPaste?: (event: ClipboardEvent<Of>) => void,
) {
  const [left, setLeft] = useState<number | null>(null)
  const [cut, setCut] = useState(0)
  const most = maxLength ?? Infinity
  const limited = {
    maxLength,
    onPaste: (event: ClipboardEvent<Of>) => {
      onPaste?.(event)
      if (event.defaultPrevented) return
      const { value, selectionStart, selectionEnd } = event.currentTarget
      const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0)
      const pasted = event.clipboardData.getData('text').length
      setCut(Math.max(0, value.length - replaced + pasted - most))
    },
    onInput: ({ currentTarget, nativeEvent }: FormEvent<Of>) => {
      const rest = most - currentTarget.value.length
      setLeft(rest <= COUNTED_CHARACTERS && rest < most / 2 ? rest : null)
      if ((nativeEvent as InputEvent).inputType !== 'insertFromPaste') setCut(0)
    },
  }
  return { limited, notice: noticeOf(most, left, cut) }
}

function noticeOf(most: number, left: number | null, cut: number): ReactNode {
  if (cut === 0 && left === null) return null
  return (
    <div className="form-text" role="status">
      {cut > 0 ? t('common.charactersCut', { most, count: cut }) : t('common.charactersLeft', { count: left ?? 0 })}
    </div>
  )
}
