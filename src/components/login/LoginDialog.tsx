import { zodResolver } from '@hookform/resolvers/zod'
import { Fragment, useState, type FormEvent, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { useOneAtATime } from '@/browser/useOneAtATime'
import { loginFormSchema, type LoginForm } from '@/domain/forms/publicForms'
import { paths } from '@/paths'
import { Alert, Refusal } from '../Alert'
import { Brand } from '../Brand'
import { PasswordField } from '../form/PasswordField'
import { TextField } from '../form/TextField'
import { Loader } from '../Loader'
import '../bootstrap.scss'
import '../dialog/dialog.css'
import './login.css'
import { River } from '../River'
import { CloseButton, Dialog } from '../dialog/Dialog'
import { textLimits } from '@/domain/forms/textLimits'
import { rich } from '@/texts/rich'
import { t } from '@/texts/t'

interface LoginDialogProps {
  company: { shortName: string; tagline: string }
  /** Resolves to the refusal's text, or to null after a successful login. */
  onLogin: (form: LoginForm) => Promise<string | null>
  onClose: () => void
  /** Why the popup has opened, if the user did not ask for it. */
  notice?: ReactNode
  username?: string
  /** Stands opposite the way to a new password. */
  languageSwitch?: ReactNode
  demoAccounts: readonly { name: string; username: string; password: string }[]
}

export function LoginDialog(props: LoginDialogProps) {
  const { company, onLogin, onClose, notice, username = '', languageSwitch, demoAccounts } = props
  const [refusal, setRefusal] = useState<string | null>(null)
  const { register, handleSubmit, formState, setFocus } = useForm<LoginForm>({
    resolver: zodResolver(loginFormSchema),
    defaultValues: { username, password: '' },
  })

  const oneAtATime = useOneAtATime()
  const send = handleSubmit(async (form) => {
    setRefusal(null)
    const message = await onLogin(form)
    if (message === null) return
    setRefusal(message)
    setFocus('password', { shouldSelect: true })
  })
  /** Pressing Enter again while a call is in flight must not send another. */
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void oneAtATime(() => send(event))
  }

  return (
    <Dialog
      title={t('login.login')}
      isBare
      size="lg"
      kind="cc-login-popup"
      onClose={onClose}
      backdrop="static"
      // Returning the focus must not scroll the page behind.
      restoreFocusOptions={{ preventScroll: true }}
      // On show, not after the animation: a fast typist's password must not land in the username field.
      onShow={() => setFocus(username === '' ? 'username' : 'password')}
    >
      <CloseButton onClick={onClose} />
      <div className="cc-login-grid">
        <div className="cc-login-side cc-deep" aria-hidden="true">
          <LoginRiver />
          <span className="cc-brand">
            <Brand name={company.shortName} line={company.tagline} />
          </span>
          <p>{rich('login.audience', { line: <br /> })}</p>
        </div>
        <form className="cc-login-form" noValidate onSubmit={submit}>
          <h2 className="modal-title mb-4">{t('login.login')}</h2>
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
      {formState.isSubmitting && <Loader text={t('common.processing')} />}
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
              <bdi>{account.name}</bdi>
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

const strands = [
  'M323 31C316 36 293 46 281 58C270 70 261 87 254 102C246 117 242 133 236 148C230 163 227 180 217 193C208 206 194 217 181 227C168 238 150 243 140 255C129 267 124 284 120 299C115 315 120 334 113 348C105 361 90 371 77 381C64 391 49 398 35 407C21 415 6 423 -8 432C-22 441 -41 456 -48 461',
  'M329 39C324 45 310 67 298 78C286 90 272 97 260 107C248 118 235 129 226 143C218 156 216 174 209 188C201 202 192 216 181 227C170 239 152 245 143 257C134 270 130 286 125 301C120 316 123 337 114 348C104 360 84 364 70 372C55 379 38 384 26 395C14 406 6 423 -3 437C-12 452 -25 475 -29 482',
  'M333 44C326 48 304 60 291 70C278 80 264 90 253 102C243 114 233 128 226 143C219 157 219 175 212 190C206 205 197 220 186 232C174 243 156 247 144 258C131 269 119 283 112 296C105 310 106 327 100 340C94 354 84 366 75 379C66 392 56 407 44 419C32 430 19 439 5 446C-10 454 -36 463 -44 466',
  'M329 39C323 44 303 59 291 70C279 81 266 92 257 105C247 117 240 132 233 146C225 160 223 178 213 190C203 203 188 211 174 220C161 230 140 234 131 248C123 261 124 282 123 300C122 318 133 341 126 356C119 370 97 380 81 387C65 395 45 394 30 401C15 408 1 418 -11 429C-23 440 -37 461 -42 468',
  'M332 42C326 48 309 66 297 76C284 87 270 94 256 105C243 115 226 125 216 138C207 151 204 167 198 183C193 198 191 216 184 230C176 244 164 255 155 268C146 280 139 290 131 303C123 315 117 333 107 344C96 355 81 360 68 370C56 380 44 392 32 403C20 415 10 428 -2 439C-13 451 -32 466 -39 472',
  'M331 41C323 45 298 52 283 61C269 70 253 80 244 94C236 108 233 127 230 145C227 162 233 182 226 197C219 212 203 225 188 235C174 244 150 242 138 253C125 263 117 281 113 297C108 312 116 332 110 346C104 360 88 370 76 380C63 390 48 397 35 407C22 416 9 427 -3 437C-16 447 -36 463 -42 468',
  'M337 251C331 254 316 266 306 273C295 279 285 287 273 291C262 295 249 296 237 296C224 296 212 292 200 293C188 294 175 296 164 301C153 306 145 316 136 324C127 333 114 346 110 350',
  'M343 268C337 269 318 272 306 274C294 276 282 278 271 281C259 284 248 288 236 291C224 293 212 292 200 294C188 296 176 298 165 303C154 308 146 317 136 325C127 333 114 346 110 350',
  'M339 256C333 259 317 267 305 271C294 276 283 281 272 285C260 288 248 291 236 293C224 295 212 293 200 294C188 296 175 296 164 301C153 306 144 315 135 323C126 331 114 346 110 350',
  'M340 261C335 263 318 269 306 273C295 277 283 281 271 283C259 286 248 288 236 290C224 291 211 290 200 293C188 295 176 299 166 305C156 311 148 320 138 327C129 335 115 346 110 350',
] as const

function LoginRiver() {
  return (
    <River strands={strands} width={296} height={520} viewBox="0 0 296 520">
      <path
        className="hero"
        d="M330 52C296 84 262 98 240 124s-20 60-44 88-56 34-66 60 0 54-20 80-46 34-70 50-50 34-80 62"
      />
      <circle className="own" cx="196" cy="212" r="5" />
      <circle className="here" cx="112" cy="350" r="7" />
    </River>
  )
}
