import type { ReactNode } from 'react'
import { isUnreadable, type Unreadable } from '@/domain/numbers'
import { t } from '@/texts/t'

interface FigureTextProps<Value> {
  value: Value | Unreadable
  text: (value: Value) => ReactNode
}

/** A figure; if it is there but cannot be read, a dash and a word that tells it from one that is missing (product 9.5). */
export function FigureText<Value>({ value, text }: FigureTextProps<Value>) {
  if (!isUnreadable(value)) return text(value)
  return (
    <>
      — <small translate="yes">{t('common.cannotBeRead')}</small>
    </>
  )
}
