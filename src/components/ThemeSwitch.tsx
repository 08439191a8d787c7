import { Icon } from './Icon'
import { switchTheme, useTheme } from './useTheme'

/** Light or dark: follows the system until it is switched. */
export function ThemeSwitch({ className = '' }: { className?: string }) {
  const { theme } = useTheme()
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <button
      className={`btn cc-ghost cc-square cc-theme ${className}`}
      type="button"
      aria-label={`Switch to ${other} theme`}
      onClick={switchTheme}
    >
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
    </button>
  )
}
