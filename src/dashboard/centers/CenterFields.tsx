import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { PasswordField } from '@/components/form/PasswordField'
import { TextField } from '@/components/form/TextField'
import type { CenterForm } from '@/domain/forms/centerForm'
import type { Center } from '@/domain/people'

interface CenterFieldsProps {
  register: UseFormRegister<CenterForm>
  errors: FieldErrors<CenterForm>
  /** The center as it is saved; none for a new one. */
  saved?: Center
}

/** The fields of a center. They are somebody else's data: the browser must not fill in its own user. */
export function CenterFields({ register, errors, saved }: CenterFieldsProps) {
  const field = (name: keyof CenterForm) => ({
    ...register(name),
    error: errors[name]?.message,
    autoComplete: name === 'password' || name === 'confirmPassword' ? 'new-password' : 'off',
  })
  return (
    <div className="cc-grid">
      <div className="span-6">
        <TextField label="Center name" isRequired {...field('centerName')} />
      </div>
      <div className="span-6">
        <TextField label="Email" isRequired type="email" {...field('email')} />
      </div>
      <div className="span-12">
        <TextField label="Center address" isRequired {...field('centerAddress')} />
      </div>
      <div className="span-6">
        <TextField label="Full name" isRequired {...field('fullName')} />
      </div>
      <div className="span-6">
        <TextField
          label="Phone"
          inputMode="numeric"
          hint={saved?.phone ? 'Left empty, it stays as it is.' : undefined}
          {...field('phone')}
        />
      </div>
      <div className="span-12">
        <TextField label="Username" isRequired autoCapitalize="none" spellCheck={false} {...field('username')} />
      </div>
      <div className="span-6">
        <PasswordField
          label="Password"
          isRequired={!saved}
          hint={saved ? 'Left empty, it stays as it is.' : undefined}
          {...field('password')}
        />
      </div>
      <div className="span-6">
        <PasswordField label="Confirm password" isRequired={!saved} {...field('confirmPassword')} />
      </div>
    </div>
  )
}

/**
 * What the form of a center starts with. A password is written only, never read.
 *
 * @param center the center to edit; none for a new one
 */
export function centerFormOf(center?: Center): CenterForm {
  return {
    centerName: center?.centerName ?? '',
    centerAddress: center?.centerAddress ?? '',
    email: center?.email ?? '',
    username: center?.username ?? '',
    fullName: center?.fullName ?? '',
    phone: center?.phone ?? '',
    password: '',
    confirmPassword: '',
  }
}
