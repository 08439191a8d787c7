import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { loginFormSchema, type LoginForm } from '@/domain/forms/loginForm'
import { paths } from '@/paths'
import { Alert } from './Alert'
import { Brand } from './Brand'
import { PasswordField } from './form/PasswordField'
import { TextField } from './form/TextField'
import { Icon } from './Icon'
import { Loader } from './Loader'
import './bootstrap.scss'
import './dialog.css'
import './login.css'
import { LoginRiver } from './LoginRiver'
import { Popup } from './Popup'

interface LoginDialogProps {
  company: { shortName: string; tagline: string }
  /** Signs in; resolves with the refusal's text, or null where the person is in. */
  onLogin: (form: LoginForm) => Promise<string | null>
  onClose: () => void
  /** Why the popup is there, where nobody asked for it. */
  notice?: string
  username?: string
  /** The names to sign in with on the stand-in backend. */
  demoAccounts: readonly { name: string; username: string; password: string }[]
}

/** The login popup of the public site, and of the dashboard when a session has ended. */
export function LoginDialog({ company, onLogin, onClose, notice, username = '', demoAccounts }: LoginDialogProps) {
  const titleId = useId()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { register, handleSubmit, formState, setFocus } = useForm<LoginForm>({
    resolver: zodResolver(loginFormSchema),
    defaultValues: { username, password: '' },
  })

  const isSending = useRef(false)
  const send = handleSubmit(async (form) => {
    setRefusal(null)
    const message = await onLogin(form)
    if (message === null) return
    setRefusal(message)
    setFocus('password', { shouldSelect: true })
  })
  /** Who presses Enter again while the answer is on its way means the call that is under way. */
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    try {
      await send(event)
    } finally {
      isSending.current = false
    }
  }

  return (
    <Popup
      centered
      size="lg"
      className="cc-login-pop"
      aria-labelledby={titleId}
      onHide={onClose}
      backdrop="static"
      // The page behind stays where it is.
      restoreFocusOptions={{ preventScroll: true }}
      // At once, not after the animation: a fast typist's password must not land in the username.
      onShow={() => setFocus(username === '' ? 'username' : 'password')}
    >
      <button className="btn cc-ghost cc-sq cc-pop-x" type="button" aria-label="Close" onClick={onClose}>
        <Icon name="close" />
      </button>
      <div className="cc-login-grid">
        <div className="cc-login-side cc-deep" aria-hidden="true">
          <LoginRiver />
          <span className="cc-brand">
            <Brand name={company.shortName} line={company.tagline} />
          </span>
          <p>
            For our counters
            <br />
            and the head office.
          </p>
        </div>
        <form className="cc-login-form" noValidate onSubmit={(event) => void submit(event)}>
          <h2 className="modal-title mb-4" id={titleId}>
            Login
          </h2>
          {(refusal ?? notice) && (
            <div className="mb-3">
              <Alert variant="danger">{refusal ?? notice}</Alert>
            </div>
          )}
          <div className="mb-3">
            <TextField
              label="Username"
              isRequired
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              error={formState.errors.username?.message}
              {...register('username')}
            />
          </div>
          <div className="mb-2">
            <PasswordField
              label="Password"
              isRequired
              autoComplete="current-password"
              error={formState.errors.password?.message}
              {...register('password')}
            />
          </div>
          <p className="mb-3">
            <Link className="cc-link cc-small" to={paths.forgotPassword()}>
              Forgot password?
            </Link>
          </p>
          <button className="btn btn-primary w-100" type="submit">
            Login
          </button>
          {demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} />}
        </form>
      </div>
      {formState.isSubmitting && <Loader text="Processing your request..." />}
    </Popup>
  )
}

function DemoAccounts({ accounts }: { accounts: LoginDialogProps['demoAccounts'] }) {
  return (
    <div className="cc-demo mt-4">
      <strong>Demo data</strong>
      <dl>
        {accounts.map((account) => (
          <div key={account.username}>
            <dt>{account.name}</dt>
            <dd>
              {account.username} / {account.password}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
