import type { ReactNode } from 'react'
import { DASH } from '@/domain/dash'
import { isUnreadable, type Unreadable } from '@/domain/numbers'
import { t } from '@/texts/t'

interface FigureTextProps<Value> {
  value: Value | Unreadable
  text: (value: Value) => ReactNode
}

/**
 * A figure as text. If it cannot be read, a dash with a note, so that it does not look like a missing one
 * (product 9.5).
 */
export function FigureText<Value>({ value, text }: FigureTextProps<Value>) {
  if (!isUnreadable(value)) return text(value)
  return (
    <>
      {DASH} <small translate="yes">{t('common.cannotBeRead')}</small>
    </>
  )
}
