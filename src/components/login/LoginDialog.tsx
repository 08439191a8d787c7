import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, Fragment, type ReactNode, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { type LoginForm, loginFormSchema } from '@/domain/forms/loginForm'
import { textLimits } from '@/domain/forms/textLimits'
import { paths } from '@/paths'
import { formMessages } from '@/texts/formMessages'
import { rich } from '@/texts/rich'
import type { Language } from '@/texts/languages'
import { localized, t } from '@/texts/t'
import { Alert } from '../Alert'
import { Brand } from '../Brand'
import { Button } from '../Button'
import { Refusal } from '../Refusal'
import { River } from '../River'
import { CloseButton } from '../dialog/CloseButton'
import { Dialog } from '../dialog/Dialog'
import { PasswordField } from '../form/PasswordField'
import { TextField } from '../form/TextField'
import '../bootstrap.scss'
import '../dialog/dialog.css'
import './login.css'

interface LoginDialogProps {
  company: { shortName: string; tagline: string }
  /** Resolves to the refusal's text, or to null after a successful login. */
  onLogin: (form: LoginForm) => Promise<string | null>
  onClose: () => void
  /** Why the popup has opened, if the user did not ask for it. */
  notice?: ReactNode
  username?: string
  /** Shown on the line of the link to a new password. */
  languageSwitch?: ReactNode
  demoAccounts: readonly { name: Readonly<Record<Language, string>>; username: string; password: string }[]
}

export function LoginDialog(props: LoginDialogProps) {
  const { company, onLogin, onClose, notice, username = '', languageSwitch, demoAccounts } = props
  const [refusal, setRefusal] = useState<string | null>(null)
  const { register, handleSubmit, formState, setFocus } = useForm<LoginForm>({
    resolver: zodResolver(loginFormSchema, formMessages),
    defaultValues: { username, password: '' },
  })

  /** The attempt whose answer is awaited. A ref, as pressing Enter again in the same moment must not send another. */
  const awaited = useRef<object | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const begin = (attempt: object | null) => {
    awaited.current = attempt
    setIsBusy(attempt !== null)
  }
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (awaited.current) return
    const attempt = {}
    const isOurs = () => awaited.current === attempt
    begin(attempt)
    const send = handleSubmit(async (form) => {
      setRefusal(null)
      const message = await onLogin(form)
      if (message === null || !isOurs()) return
      setRefusal(message)
      setFocus('password', { shouldSelect: true })
    })
    await send(event).finally(() => isOurs() && begin(null))
  }

  return (
    <Dialog
      title={t('login.login')}
      isBare
      size="lg"
      kind="cc-login-popup"
      onClose={onClose}
      isBusy={isBusy}
      // Signing in twice does no harm, so an attempt whose answer does not come may be given up for another (product 8.5).
      wayOut={
        <>
          <small>{t('login.canTryAgain')}</small>
          <Button text={t('common.close')} onClick={() => begin(null)} />
        </>
      }
      backdrop="static"
      // Returning the focus must not scroll the page behind.
      restoreFocusOptions={{ preventScroll: true }}
      // On show, not after the animation: a fast typist's password must not land in the username field.
      onShow={() => setFocus(username === '' ? 'username' : 'password')}
    >
      <CloseButton disabled={isBusy} onClick={onClose} />
      <div className="cc-login-grid">
        <div className="cc-login-side cc-deep" aria-hidden="true">
          <LoginRiver />
          <span className="cc-brand">
            <Brand name={company.shortName} line={company.tagline} />
          </span>
          <p>{rich('login.audience', { line: <br /> })}</p>
        </div>
        <form className="cc-login-form" noValidate onSubmit={(event) => void submit(event)}>
          <h2 className="modal-title">{t('login.login')}</h2>
          <Refusal>{refusal}</Refusal>
          {notice && <Alert className="mb-3">{notice}</Alert>}
          <TextField
            wrap="mb-4"
            label={t('login.username')}
            isRequired
            autoComplete="username"
            maxLength={textLimits.username}
            autoCapitalize="none"
            spellCheck={false}
            error={formState.errors.username?.message}
            {...register('username')}
          />
          <PasswordField
            wrap="mb-4"
            label={t('login.password')}
            isRequired
            autoComplete="current-password"
            error={formState.errors.password?.message}
            {...register('password')}
          />
          <p className="cc-beside justify-content-between mb-3">
            <Link className="cc-link cc-small" to={paths.forgotPassword()}>
              {t('login.forgotPassword')}
            </Link>
            {languageSwitch}
          </p>
          <button className="btn btn-primary w-100" type="submit">
            {t('login.login')}
          </button>
          {demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} />}
        </form>
      </div>
    </Dialog>
  )
}

function DemoAccounts({ accounts }: { accounts: LoginDialogProps['demoAccounts'] }) {
  return (
    <div className="cc-demo mt-4">
      <strong>{t('login.demoData')}</strong>
      <dl>
        {accounts.map((account) => (
          <Fragment key={account.username}>
            <dt>
              <bdi>{localized(account.name)}</bdi>
            </dt>
            <dd dir="ltr" translate="no">
              {account.username} / {account.password}
            </dd>
          </Fragment>
        ))}
      </dl>
    </div>
  )
}

const courses = [
  '330 39 272 85 228 143 197 209 144 257 116 324 74 379 15 422 -41 470',
  '340 259 260 287 177 299 110 350',
]

function LoginRiver() {
  return (
    <River courses={courses} spread={13} width={296} height={520} viewBox="0 0 296 520">
      <path
        className="hero"
        d="M330 52C296 84 262 98 240 124s-20 60-44 88-56 34-66 60 0 54-20 80-46 34-70 50-50 34-80 62"
      />
      <circle className="own" cx="196" cy="212" r="5" />
      <circle className="here" cx="112" cy="350" r="7" />
    </River>
  )
}
