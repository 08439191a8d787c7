import { Button, type ButtonProps } from '@/components/Button'
import { DeskIcon, type DeskIconName } from './DeskIcon'

interface DeskButtonProps extends Omit<ButtonProps, 'icon'> {
  icon?: DeskIconName
}

export function DeskButton({ icon, ...button }: DeskButtonProps) {
  return <Button {...button} icon={icon && <DeskIcon name={icon} small />} />
}
