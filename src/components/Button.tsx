import type { ComponentProps, ReactNode } from 'react'

const looks = {
  light: 'btn-light',
  primary: 'btn-primary',
  danger: 'btn-danger',
  warning: 'btn-warning',
  outline: 'btn-outline-secondary',
  link: 'btn-link',
  plain: '',
  /** A link in a line of text. */
  inline: 'btn-link cc-inline',
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  text: ReactNode
  look?: keyof typeof looks
  icon?: ReactNode
}

export function Button({ text, look = 'light', icon, className = '', ...button }: ButtonProps) {
  return (
    <button type="button" {...button} className={`btn ${looks[look]} ${className}`.trim()}>
      {icon}
      {text}
    </button>
  )
}
