import { useNavigate, useSearchParams } from 'react-router-dom'
import { LoginDialog } from '@/components/LoginDialog'
import { company } from '@/company'
import type { LoginForm } from '@/domain/forms/loginForm'
import { demoAccounts } from '@/env'
import { afterLogin, paths } from '@/paths'
import { login } from '@/services/center'
import { isServiceError } from '@/services/errors'
import { useMessages } from '@/components/messages/useMessages'
import HomePage from '../home/HomePage'

/** /login: the home page with the login popup open (design 3). */
export default function LoginPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const messages = useMessages()

  const signIn = async (form: LoginForm): Promise<string | null> => {
    try {
      await login(form)
    } catch (error) {
      if (!isServiceError(error)) throw error
      messages.error(error.message)
      return error.message
    }
    await navigate(afterLogin(search.get('next')), { replace: true })
    return null
  }

  return (
    <>
      <HomePage />
      <LoginDialog
        company={company}
        demoAccounts={demoAccounts()}
        onLogin={signIn}
        onClose={() => void navigate(paths.home())}
      />
    </>
  )
}
