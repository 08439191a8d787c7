import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '@/paths'

/** After this long, in milliseconds, the way goes on by itself. */
const REDIRECT_AFTER = 3500

/** Step 4: it is done; on to the home page, where Login is, by itself or at once. */
export function DoneStep() {
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
