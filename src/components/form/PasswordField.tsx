import { useState } from 'react'
import { textLimits } from '@/domain/forms/textLimits'
import { SquareButton } from '../Icon'
import { TextField, type TextFieldProps } from './TextField'
import { t } from '@/texts/t'

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'button' | 'unit'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      maxLength={textLimits.password}
      autoCapitalize="none"
      spellCheck={false}
      button={
        <SquareButton
          icon="view"
          name={t('common.showPassword')}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
