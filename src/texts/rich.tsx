import { Fragment, type ReactNode } from 'react'
import { isolated, pattern, type TextKey } from './t'

type Parts = Readonly<Record<string, ReactNode | ((text: string) => ReactNode)>>

/** Words that only screen readers say. */
export const hidden = (words: string) => <span className="visually-hidden">{words}</span>

/**
 * A text with elements in it: `{name}` is replaced by the part of that name; for `<name>words</name>` the part is
 * called with the words, which may contain `{names}` of plain texts.
 */
export function rich(key: TextKey, parts: Parts): ReactNode {
  const pieces = pattern(key, parts).split(/(\{\w+\}|<\w+>[^<]*<\/\w+>)/)
  const filled = (words: string) =>
    words.replace(/\{(\w+)\}/g, (all, name: string) => {
      const part = parts[name]
      return typeof part === 'string' || typeof part === 'number' ? isolated(String(part)) : all
    })
  return pieces.map((piece, index) => {
    const [, name, tag, words] = /^\{(\w+)\}$|^<(\w+)>([^<]*)</.exec(piece) ?? []
    const given = parts[name ?? tag ?? '']
    const part = typeof given === 'string' ? isolated(given) : given
    // The pieces of a text never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    return <Fragment key={index}>{typeof part === 'function' ? part(filled(words ?? '')) : (part ?? piece)}</Fragment>
  })
}
