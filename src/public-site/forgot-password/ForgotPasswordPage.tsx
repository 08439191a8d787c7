import { useEffect, useRef, useState } from 'react'
import { company } from '@/company'
import { paths } from '@/paths'
import { usePageMeta } from '../usePageMeta'
import { DoneStep } from './DoneStep'
import { EmailStep } from './EmailStep'
import '@/components/steps.css'
import './forgot-password.css'
import { OtpStep } from './OtpStep'
import { PasswordStep } from './PasswordStep'
import { ResetBand } from './ResetBand'
import { useResetFlow } from './useResetFlow'

/** Forgot password, in four steps. */
export default function ForgotPasswordPage() {
  const { step, goTo } = useResetFlow()
  const [email, setEmail] = useState('')
  const card = useRef<HTMLDivElement>(null)
  usePageMeta({
    title: `${company.shortName} | Forgot password`,
    description: `Set a new password for a branch account of ${company.name}.`,
    path: paths.forgotPassword(),
    isUnlisted: true,
  })

  // Each new step is read from its heading on.
  const shown = useRef(step.name)
  useEffect(() => {
    if (shown.current === step.name) return
    shown.current = step.name
    card.current?.querySelector<HTMLElement>('h1')?.focus()
  }, [step.name])

  return (
    <>
      <ResetBand step={step.name} />
      <div className="card cc-reset" ref={card}>
        {step.name === 'email' && (
          <EmailStep
            email={email}
            onSent={(address) => {
              setEmail(address)
              goTo({ name: 'otp', email: address, sentAt: Date.now() }, { replace: false })
            }}
          />
        )}
        {step.name === 'otp' && (
          <OtpStep
            email={step.email}
            sentAt={step.sentAt}
            onSentAgain={() => goTo({ ...step, sentAt: Date.now() })}
            onConfirmed={() => goTo({ name: 'password', email: step.email })}
            onOtherEmail={() => {
              setEmail(step.email)
              goTo({ name: 'email' })
            }}
          />
        )}
        {step.name === 'password' && (
          <PasswordStep
            email={step.email}
            onChanged={() => goTo({ name: 'done' })}
            onStartAgain={() => {
              setEmail(step.email)
              goTo({ name: 'email' })
            }}
          />
        )}
        {step.name === 'done' && <DoneStep />}
      </div>
    </>
  )
}
