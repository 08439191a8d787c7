import { useState } from 'react'
import { textLimits } from '@/domain/forms/textLimits'
import { t } from '@/texts/t'
import { SquareButton } from '../SquareButton'
import { TextField, type TextFieldProps } from './TextField'

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
