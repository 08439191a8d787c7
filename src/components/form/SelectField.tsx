import type { ComponentProps } from 'react'
import { useField, type Framed } from './TextField'

export interface SelectFieldProps extends Framed, Omit<ComponentProps<'select'>, 'required'> {}

export function SelectField(props: SelectFieldProps) {
  const { control, framed } = useField(props, 'form-select')
  return framed(<select {...control} />)
}
