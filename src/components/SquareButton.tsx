import type { ComponentProps } from 'react'
import { Icon, type IconName } from './Icon'

interface SquareButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'name'> {
  icon: IconName
  /** For screen readers. */
  name: string
  small?: boolean
}

/** An icon alone. */
export function SquareButton({ icon, name, small = false, className = 'cc-ghost', ...button }: SquareButtonProps) {
  return (
    <button type="button" aria-label={name} {...button} className={`btn cc-square ${className}`}>
      <Icon name={icon} small={small} />
    </button>
  )
}
