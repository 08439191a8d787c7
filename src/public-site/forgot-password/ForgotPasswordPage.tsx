import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { useIsHydrated } from '@/browser/useIsHydrated'
import { company } from '@/company'
import { useMessages } from '@/components/messages/useMessages'
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
    z.object({ name: z.literal('otp'), email: z.string(), /** Milliseconds since 1970. */ sentAt: z.number() }),
    z.object({ name: z.literal('password'), email: z.string() }),
    z.object({ name: z.literal('done') }),
  ]),
  EMAIL_STEP,
)
type ResetStep = z.infer<typeof resetStep>

export default function ForgotPasswordPage() {
  const { state, key } = useLocation()
  const navigate = useNavigate()
  // The prerendered page is at its first step, so the page must be there while hydrating.
  const step = resetStep.parse(useIsHydrated() ? state : EMAIL_STEP)
  /**
   * The history entry of the step, because there may be another entry for the same step with a different email; null
   * once the page is left.
   */
  const shown = useRef<string | null>(null)
  useEffect(() => {
    shown.current = key
    return () => {
      shown.current = null
    }
  }, [key])
  const messages = useMessages()
  /**
   * Goes to the next step. If the visitor had left this step before its answer arrived, the page stays where it is, and
   * the message `late` is shown. Only the last step (the password is changed) is shown in any case while the page is
   * open.
   */
  const goOn = (next: ResetStep, late: string, replace = true) => {
    const isHere = next.name === 'done' ? shown.current !== null : shown.current === key
    if (isHere) void navigate(paths.forgotPassword(), { state: next, replace })
    else messages.success(late)
  }
  const [email, setEmail] = useState('')
  const startAgain = (address: string) => {
    setEmail(address)
    void navigate(paths.forgotPassword(), { state: EMAIL_STEP, replace: true })
  }
  const card = useRef<HTMLDivElement>(null)

  // Each step begins with the focus in its field. Screen readers announce the step by the name and description of its
  // form.
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
              goOn({ name: 'otp', email: address, sentAt: Date.now() }, t('reset.otpSent'), false)
            }}
          />
        )}
        {step.name === 'otp' && (
          <OtpStep
            email={step.email}
            sentAt={step.sentAt}
            onSentAgain={() => goOn({ ...step, sentAt: Date.now() }, t('reset.otpSent'))}
            onConfirmed={() => goOn({ name: 'password', email: step.email }, t('reset.otpConfirmed'))}
            onOtherEmail={() => startAgain(step.email)}
          />
        )}
        {step.name === 'password' && (
          <PasswordStep
            email={step.email}
            onChanged={() => goOn({ name: 'done' }, t('reset.canLogIn'))}
            onStartAgain={() => startAgain(step.email)}
          />
        )}
        {step.name === 'done' && <DoneStep />}
      </div>
    </>
  )
}

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
