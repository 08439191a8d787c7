import type { ComponentProps } from 'react'

/** In a sentence: what `rich` puts around the words of a link to another site. */
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
