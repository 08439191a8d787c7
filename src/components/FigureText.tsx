import type { ReactNode } from 'react'
import { DASH } from '@/domain/dash'
import { isUnreadable, type Unreadable } from '@/domain/numbers'
import { t } from '@/texts/t'

interface FigureTextProps<Value> {
  value: Value | Unreadable
  text: (value: Value) => ReactNode
}

/** A figure. One that cannot be read is a dash with a note, so that it is not taken for a missing one (product 9.5). */
export function FigureText<Value>({ value, text }: FigureTextProps<Value>) {
  if (!isUnreadable(value)) return text(value)
  return (
    <>
      {DASH} <small translate="yes">{t('common.cannotBeRead')}</small>
    </>
  )
}
