import { useEffect, useRef, useState } from 'react'
import { company } from '@/company'
import { paths } from '@/paths'
import { PageMeta } from '../PageMeta'
import { EmailStep } from './EmailStep'
import '@/components/steps.css'
import './forgot-password.css'
import { OtpStep } from './OtpStep'
import { PasswordStep } from './PasswordStep'
import { useResetFlow, type ResetStep } from './useResetFlow'
import { Link, useNavigate } from 'react-router-dom'
import { Braid, type Strands } from '../drawings'

export default function ForgotPasswordPage() {
  const { step, goTo } = useResetFlow()
  const [email, setEmail] = useState('')
  const card = useRef<HTMLDivElement>(null)

  // Screen readers read each new step from its heading.
  const shown = useRef(step.name)
  useEffect(() => {
    if (shown.current === step.name) return
    shown.current = step.name
    card.current?.querySelector<HTMLElement>('h1')?.focus()
  }, [step.name])

  return (
    <>
      <PageMeta
        title={`${company.shortName} | Forgot password`}
        description={`Set a new password for a branch account of ${company.name}.`}
        path={paths.forgotPassword()}
        isUnlisted
      />
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

/** Milliseconds. */
const REDIRECT_AFTER = 3500

function DoneStep() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.home(), { replace: true }), REDIRECT_AFTER)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <>
      <h1 tabIndex={-1}>Password Reset Successfully, redirected to login</h1>
      <p className="cc-muted mb-4">The new password holds from now on.</p>
      <Link className="btn btn-primary w-100" to={paths.login()} replace>
        Go there now
      </Link>
    </>
  )
}

const steps: readonly { name: ResetStep['name']; text: string }[] = [
  { name: 'email', text: 'Email' },
  { name: 'otp', text: 'OTP' },
  { name: 'password', text: 'New password' },
  { name: 'done', text: 'Done' },
]

function ResetBand({ step }: { step: ResetStep['name'] }) {
  const current = steps.findIndex(({ name }) => name === step)
  return (
    <div className="cc-reset-band cc-deep">
      <svg className="cc-river" width="1600" height="330" viewBox="0 0 1600 330" aria-hidden="true">
        <Braid strands={bandStrands} />
      </svg>
      <ol className="cc-steps cc-across" aria-label="Password reset">
        {steps.map(({ name, text }, index) => {
          const isDone = index < current || step === 'done'
          return (
            <li
              key={name}
              className={isDone ? 'done' : index === current ? 'now' : undefined}
              aria-current={index === current ? 'step' : undefined}
            >
              {text}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

const bandStrands: Strands = {
  full: [
    '-33 270 109 -30 106 -46 115 0 110 21 112 -11 113 -18 111 22 111 27 112 -25 113 -26 111 34 112 39 117 -15 107 -51 107 -49',
    '-43 240 112 -28 113 -19 112 21 113 16 111 -32 114 -29 111 36 110 51 118 -20 108 -51 118 3 106 32 115 13 115 -15 109 -39',
    '-39 252 109 -35 112 -26 114 12 111 13 112 -13 113 -1 106 27 116 5 107 -46 118 -19 111 50 112 37 116 -22 110 -37 111 -31',
    '-46 231 114 -24 114 4 108 28 118 -6 107 -50 117 -23 112 45 110 41 114 -26 111 -30 112 23 112 24 114 -9 114 -17 112 -30',
    '-34 269 111 -28 105 -45 116 -4 109 19 112 -8 113 -15 110 21 112 27 112 -25 113 -25 111 31 112 37 117 -14 108 -47 106 -50',
  ],
  thin: [
    '-38 256 104 -56 116 -23 113 33 113 24 112 -27 112 -27 113 20 109 27 113 -11 111 -7 108 25 117 -1 108 -35 113 -17 118 -2',
    '-39 252 106 -47 115 -32 113 34 113 44 117 -21 107 -49 117 0 106 34 112 1 112 -13 110 19 114 17 113 -16 112 -26 112 -25',
    '-37 258 102 -60 117 -24 113 35 113 26 112 -27 112 -28 112 21 110 29 113 -15 111 -9 109 26 116 3 109 -36 112 -20 118 0',
  ],
}
