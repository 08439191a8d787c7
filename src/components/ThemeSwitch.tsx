import { Icon } from './Icon'
import { useTheme } from './useTheme'

/** Light or dark: follows the system until it is switched. */
export function ThemeSwitch({ className = '' }: { className?: string }) {
  const { theme, choose } = useTheme()
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <button
      className={`btn cc-ghost cc-sq cc-theme ${className}`}
      type="button"
      aria-label={`Switch to ${other} theme`}
      onClick={() => choose(other)}
    >
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
    </button>
  )
}
