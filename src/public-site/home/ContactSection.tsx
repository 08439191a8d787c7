import { type ReactNode, useState } from 'react'
import { company } from '@/company'
import { Icon, type IconName } from '@/components/Icon'
import { Refusal } from '@/components/Refusal'
import { TextAreaField, TextField } from '@/components/form/TextField'
import { useMessages } from '@/components/messages/useMessages'
import { useCall } from '@/components/useCall'
import { textLimits } from '@/domain/forms/textLimits'
import { Refused } from '@/domain/refused'
import { loadTexts, localized, t } from '@/texts/t'
import { mailLink, telLink } from '../contactLinks'
import type { ContactErrors } from './checkMessage'

/** Loaded when a field first gets the focus. */
const loadLogic = async () => (await Promise.all([import('./checkMessage'), loadTexts('late')]))[0]

const contentOf = (form: HTMLFormElement) => JSON.stringify([...new FormData(form)])

const warmUp = () => void loadLogic().catch(() => {})

export function ContactSection() {
  return (
    <section id="contact" className="cc-section cc-contact">
      <div className="container-xl cc-contact-inner">
        <div>
          <div className="cc-section-head">
            <h2>{t('home.contact')}</h2>
            <p className="cc-lead">{t('home.contactLead')}</p>
          </div>
          <ContactForm />
        </div>
        <ContactCard />
      </div>
    </section>
  )
}

function ContactForm() {
  const messages = useMessages()
  const call = useCall()
  const [errors, setErrors] = useState<ContactErrors>({})
  const [isSent, setIsSent] = useState(false)
  const [logic, setLogic] = useState<Awaited<ReturnType<typeof loadLogic>> | null>(null)

  const submit = async (form: HTMLFormElement) => {
    setIsSent(false)
    const loaded = await loadLogic().catch(() => null)
    setLogic(loaded)
    const { message, errors: found = {} } = loaded?.checkMessage(new FormData(form)) ?? {}
    setErrors(found)
    const [wrong] = Object.keys(found)
    if (wrong !== undefined) return form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    const written = contentOf(form)
    return call.send({
      call: async () => {
        if (!loaded || !message) throw new Refused(t('home.cannotSend'))
        return loaded.sendContactMessage(message)
      },
      onSuccess: (text) => {
        messages.success(text)
        if (contentOf(form) !== written) return true
        form.reset()
        setIsSent(true)
        return false
      },
    })
  }

  return (
    // `dialog`: if it is sent before the script has loaded, nothing happens and the text stays.
    <form
      className="cc-contact-form"
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
    >
      <Refusal>{call.refusal}</Refusal>
      <div>
        <TextField
          label={t('home.fullName')}
          name="fullName"
          maxLength={textLimits.name}
          autoComplete="name"
          error={errors.fullName?.[0]}
          onFocus={warmUp}
        />
      </div>
      <div>
        <TextField
          label={t('home.email')}
          name="email"
          maxLength={textLimits.email}
          type="email"
          autoComplete="email"
          error={errors.email?.[0]}
          onFocus={warmUp}
        />
      </div>
      <TextAreaField
        wrap="full"
        label={t('home.message')}
        name="message"
        maxLength={textLimits.message}
        rows={5}
        error={errors.message?.[0]}
        onFocus={warmUp}
      />
      <button className="btn btn-primary" type="submit">
        {t('home.sendMessage')}
      </button>
      {isSent && <p className="cc-aside cc-sent-note">{t('home.sent')}</p>}
      {logic && <logic.CallLoader call={call} text={t('common.sendingEmail')} />}
    </form>
  )
}

function ContactCard() {
  const { contact, closed } = company.hours
  return (
    <div className="card cc-contact-card">
      <dl className="mb-0">
        <Detail icon="place" name={t('home.location')}>
          <bdi>{company.address}</bdi>
        </Detail>
        <Detail icon="phone" name={t('home.phone')}>
          <a className="cc-number cc-link" translate="no" href={telLink(company.phone)}>
            <bdi>{company.phone}</bdi>
          </a>
        </Detail>
        <Detail icon="mail" name={t('home.email')}>
          {company.emails.map((email) => (
            <a key={email} className="cc-link" href={mailLink(email)}>
              {email}
            </a>
          ))}
        </Detail>
        <Detail icon="clock" name={t('home.hours')}>
          {localized(contact.days)}
          <br />
          {t('site.hours', { open: contact.open, close: contact.close })}
          <br />
          <span className="cc-muted">{t('home.closedOn', { days: localized(closed) })}</span>
        </Detail>
      </dl>
    </div>
  )
}

function Detail({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="fw-semibold cc-small">
        <Icon name={icon} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
