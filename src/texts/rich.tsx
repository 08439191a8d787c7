import { Fragment, type ReactNode } from 'react'
import { pattern, type TextKey } from './t'

type Parts = Readonly<Record<string, ReactNode | ((text: string) => ReactNode)>>

/**
 * A text with elements in it: `{name}` is replaced by the part of that name, and `<name>words</name>` by what the part
 * makes of the words.
 */
export function rich(key: TextKey, parts: Parts): ReactNode {
  const pieces = pattern(key, parts).split(/(\{\w+\}|<\w+>[^<]*<\/\w+>)/)
  return pieces.map((piece, index) => {
    const [, name, tag, words] = /^\{(\w+)\}$|^<(\w+)>([^<]*)</.exec(piece) ?? []
    const part = parts[name ?? tag ?? '']
    // The pieces of a text never change places.
    // oxlint-disable-next-line react/no-array-index-key
    return <Fragment key={index}>{typeof part === 'function' ? part(words ?? '') : (part ?? piece)}</Fragment>
  })
}
