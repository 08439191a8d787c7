import { Braid } from '../art/Braid'
import { bandStrands } from '../art/bandStrands'
import type { ResetStep } from './useResetFlow'

const steps: readonly { name: ResetStep['name']; text: string }[] = [
  { name: 'email', text: 'Email' },
  { name: 'otp', text: 'OTP' },
  { name: 'password', text: 'New password' },
  { name: 'done', text: 'Done' },
]

/** The river, and how far the reset has come. */
export function ResetBand({ step }: { step: ResetStep['name'] }) {
  const current = steps.findIndex(({ name }) => name === step)
  return (
    <div className="cc-reset-band cc-deep">
      <svg className="cc-river" width="1600" height="330" viewBox="0 0 1600 330" aria-hidden="true">
        <Braid strands={bandStrands} />
      </svg>
      <ol className="cc-steps" aria-label="Password reset">
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
