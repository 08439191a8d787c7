import type { ComponentProps } from 'react'
import { Button, type ButtonProps } from '@/components/Button'
import { DeskIcon, type DeskIconName } from './DeskIcon'

interface DeskButtonProps extends Omit<ButtonProps, 'icon'> {
  icon?: DeskIconName
}

export function DeskButton({ icon, ...button }: DeskButtonProps) {
  return <Button {...button} icon={icon && <DeskIcon name={icon} small />} />
}

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
