import type { ComponentProps } from 'react'

/** A link to another site within a sentence, for `rich`. */
export const outsideLink = (href: string) => (words: string) => (
  <OutsideLink className="cc-link" href={href}>
    {words}
  </OutsideLink>
)

/** Opens in a new tab. */
export function OutsideLink({ children, ...link }: ComponentProps<'a'>) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...link}>
      {children}
    </a>
  )
}
