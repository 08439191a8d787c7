import { useState } from 'react'
import { textLimits } from '@/domain/forms/textLimits'
import { Icon } from '../Icon'
import { TextField, type TextFieldProps } from './TextField'
import { t } from '@/texts/t'

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'button' | 'unit'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      maxLength={textLimits.password}
      data-typed="exactly"
      autoCapitalize="none"
      spellCheck={false}
      button={
        <button
          className="btn cc-ghost cc-square"
          type="button"
          aria-label={t('common.showPassword')}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name="view" />
        </button>
      }
    />
  )
}
