import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from '@/components/Button'
import { CallLoader } from '@/components/CallLoader'
import { Refusal } from '@/components/Refusal'
import type { useCall } from '@/components/useCall'
import { inLanguage } from '@/texts/inLanguage'
import { t } from '@/texts/t'

interface StepFormProps extends Omit<ComponentProps<'form'>, 'title'> {
  title: string
  lead: ReactNode
  call: Omit<ReturnType<typeof useCall>, 'send'>
  /** Shown beside the refusal. */
  wayOut?: ReactNode
  button: string
  /** Shown below the button. */
  foot?: ReactNode
}

export function StepForm({ title, lead, call, wayOut, button, foot, children, ...form }: StepFormProps) {
  const id = useId()
  return (
    <form noValidate aria-labelledby={`${id}-title`} aria-describedby={`${id}-lead`} {...form}>
      <h1 tabIndex={-1} id={`${id}-title`}>
        {title}
      </h1>
      <div className={call.refusal ? 'cc-reset-lead refused' : 'cc-reset-lead'}>
        <p className="cc-muted" id={`${id}-lead`}>
          {lead}
        </p>
        <Refusal>
          {call.refusal && (
            <>
              <bdi>{inLanguage(call.refusal)}</bdi> {wayOut}
            </>
          )}
        </Refusal>
      </div>
      {children}
      <Button look="primary" text={button} className="w-100 mt-4" type="submit" />
      {foot}
      <CallLoader call={call} text={t('common.processing')} />
    </form>
  )
}
