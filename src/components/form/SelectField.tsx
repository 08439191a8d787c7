import type { ComponentProps } from 'react'
import { useField, type Framed } from './TextField'

export interface SelectFieldProps extends Framed, Omit<ComponentProps<'select'>, 'required'> {}

export function SelectField({ label, error, isRequired, hint, className = '', ...select }: SelectFieldProps) {
  const { control, framed } = useField({ label, error, isRequired, hint }, `form-select ${className}`)
  return framed(<select {...select} {...control} />)
}
