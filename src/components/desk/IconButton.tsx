import type { ComponentProps } from 'react'
import { DeskIcon, type DeskIconName } from './DeskIcon'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'name'> {
  icon: DeskIconName
  /** For screen readers. */
  name: string
  small?: boolean
}

export function IconButton({ icon, name, small = false, className = '', ...button }: IconButtonProps) {
  return (
    <button type="button" aria-label={name} {...button} className={`btn cc-ghost ${className}`.trim()}>
      <DeskIcon name={icon} small={small} />
    </button>
  )
}
