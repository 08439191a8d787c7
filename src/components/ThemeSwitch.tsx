import { useEffect, useState } from 'react'
import { Icon } from './Icon'

type Theme = 'light' | 'dark'

/** public/theme.js reads the same name before the first paint. */
const STORED = 'theme'

/** Light or dark: follows the system until it is switched, and is remembered on this device. */
export function ThemeSwitch({ className = '' }: { className?: string }) {
  // The page may have been prerendered: the theme is known in the browser alone.
  const [theme, setTheme] = useState<Theme>('light')
  useEffect(() => {
    setTheme(document.documentElement.dataset.bsTheme === 'dark' ? 'dark' : 'light')
  }, [])

  const other: Theme = theme === 'dark' ? 'light' : 'dark'
  const switchTheme = () => {
    document.documentElement.dataset.bsTheme = other
    setTheme(other)
    try {
      localStorage.setItem(STORED, other)
    } catch {
      // Storage may be forbidden; the switch then holds for this page.
    }
  }

  return (
    <button
      className={`btn cc-ghost cc-sq cc-theme ${className}`}
      type="button"
      aria-label={`Switch to ${other} theme`}
      onClick={switchTheme}
    >
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
    </button>
  )
}
