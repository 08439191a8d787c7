import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { useIsHydrated } from '@/browser/useIsHydrated'
import { company } from '@/company'
import { paths } from '@/paths'
import { t, type TextKey } from '@/texts/t'
import { PageMeta } from '../PageMeta'
import { RiverAcross } from '../RiverAcross'
import { EmailStep } from './EmailStep'
import { OtpStep } from './OtpStep'
import { PasswordStep } from './PasswordStep'
import '@/components/steps.css'
import './forgot-password.css'

const EMAIL_STEP = { name: 'email' } as const

/**
 * A step of the password reset (product 6.7), stored in the history entry: a reload shows the same step, and Back leads
 * from the OTP to the email. It is lost with the tab.
 */
const resetStep = z.catch(
  z.discriminatedUnion('name', [
    z.object({ name: z.literal('email') }),
    z.object({ name: z.literal('otp'), email: z.string(), /** Milliseconds. */ sentAt: z.number() }),
    z.object({ name: z.literal('password'), email: z.string() }),
    z.object({ name: z.literal('done') }),
  ]),
  EMAIL_STEP,
)
type ResetStep = z.infer<typeof resetStep>

export default function ForgotPasswordPage() {
  const { state } = useLocation()
  const navigate = useNavigate()
  // The build knows no history: while hydrating, the page is at its first step.
  const step = resetStep.parse(useIsHydrated() ? state : EMAIL_STEP)
  /** Null once the page has been left. */
  const shown = useRef<ResetStep['name'] | null>(null)
  useEffect(() => {
    shown.current = step.name
    return () => {
      shown.current = null
    }
  }, [step.name])
  /** A late answer to a step that the visitor has left leads nowhere, but a password that was changed is told. */
  const goTo = (next: ResetStep, replace = true) => {
    if (next.name === 'done' || shown.current === step.name)
      void navigate(paths.forgotPassword(), { state: next, replace })
  }
  const [email, setEmail] = useState('')
  const startAgain = (address: string) => {
    setEmail(address)
    goTo(EMAIL_STEP)
  }
  const card = useRef<HTMLDivElement>(null)

  // Each step begins in its field. Screen readers learn which step it is from the name and description of its form.
  useEffect(() => {
    const page = card.current
    // Deferred: after a page change the focus first goes to the page's heading. A control that has the focus keeps it.
    queueMicrotask(() => {
      if (page === null || page.querySelector(':focus:not(h1)') !== null) return
      const start = page.querySelector<HTMLElement>('input:not([readonly])') ?? page.querySelector<HTMLElement>('h1')
      start?.focus({ preventScroll: true })
    })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another step is another form to begin in
  }, [step.name])

  return (
    <>
      <PageMeta
        title={t('reset.pageTitle', { company: company.shortName })}
        description={t('reset.description', { company: company.name })}
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
              goTo({ name: 'otp', email: address, sentAt: Date.now() }, false)
            }}
          />
        )}
        {step.name === 'otp' && (
          <OtpStep
            email={step.email}
            sentAt={step.sentAt}
            onSentAgain={() => goTo({ ...step, sentAt: Date.now() })}
            onConfirmed={() => goTo({ name: 'password', email: step.email })}
            onOtherEmail={() => startAgain(step.email)}
          />
        )}
        {step.name === 'password' && (
          <PasswordStep
            email={step.email}
            onChanged={() => goTo({ name: 'done' })}
            onStartAgain={() => startAgain(step.email)}
          />
        )}
        {step.name === 'done' && <DoneStep />}
      </div>
    </>
  )
}

/** Milliseconds. */
const REDIRECT_DELAY_MS = 3500

function DoneStep() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.home(), { replace: true }), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <>
      <h1 tabIndex={-1}>{t('reset.isDone')}</h1>
      <p className="cc-muted mb-4">{t('reset.canLogIn')}</p>
      <Link className="btn btn-primary w-100" to={paths.login()} replace>
        {t('reset.goToLogin')}
      </Link>
    </>
  )
}

const steps: readonly { name: ResetStep['name']; text: TextKey }[] = [
  { name: 'email', text: 'reset.email' },
  { name: 'otp', text: 'reset.otp' },
  { name: 'password', text: 'reset.newPassword' },
  { name: 'done', text: 'reset.done' },
]

function ResetBand({ step }: { step: ResetStep['name'] }) {
  const current = steps.findIndex(({ name }) => name === step)
  return (
    <div className="cc-reset-band cc-deep">
      <RiverAcross />
      <ol className="cc-steps" aria-label={t('reset.steps')}>
        {steps.map(({ name, text }, index) => {
          const isDone = index < current || step === 'done'
          return (
            <li
              key={name}
              className={isDone ? 'passed' : index === current ? 'current' : undefined}
              aria-current={index === current ? 'step' : undefined}
            >
              {t(text)}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
