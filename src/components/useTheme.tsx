import { useSyncExternalStore } from 'react'
import { deviceStore, EVERYONE } from '@/browser/deviceStore'
import { Icon } from './Icon'

type Theme = 'light' | 'dark'
/** What was asked for: one of the two, or whatever the system shows. */
export type ThemeChoice = Theme | 'system'

/** public/theme.js reads the same name before the first paint. */
const store = deviceStore<ThemeChoice>(
  'theme',
  (stored) => (stored === 'dark' || stored === 'light' ? stored : 'system'),
  undefined,
  (choice) => (choice === 'system' ? null : choice),
)
/** The choice where storage is blocked: it then lasts as long as this page. */
let unstored: ThemeChoice | null = null

const chosen = () => unstored ?? store.read(EVERYONE)

const shown = (): Theme => (document.documentElement.dataset.bsTheme === 'dark' ? 'dark' : 'light')

const ofSystem = () => matchMedia('(prefers-color-scheme: dark)')

function apply(): void {
  const choice = chosen()
  document.documentElement.dataset.bsTheme = choice === 'system' ? (ofSystem().matches ? 'dark' : 'light') : choice
}

function choose(choice: ThemeChoice): void {
  unstored = choice
  if (store.write(EVERYONE, choice)) unstored = null
  apply()
}

/** Toggles what is on the screen: during hydration React may not have rendered it yet. */
const switchTheme = () => choose(shown() === 'dark' ? 'light' : 'dark')

/** Hears of a choice made anywhere: on this page, in another tab, or by the system at nightfall. */
function subscribe(listener: () => void): () => void {
  const follow = () => {
    apply()
    listener()
  }
  const unfollow = store.subscribe(follow)
  const system = ofSystem()
  system.addEventListener('change', follow)
  return () => {
    unfollow()
    system.removeEventListener('change', follow)
  }
}

/** The theme that shows and the one that was chosen; the choice is remembered on this device. */
export function useTheme(): { theme: Theme; choice: ThemeChoice; choose: (choice: ThemeChoice) => void } {
  // The page may have been prerendered: what is chosen is known in the browser alone.
  const theme = useSyncExternalStore(subscribe, shown, () => 'light' as const)
  const choice = useSyncExternalStore(subscribe, chosen, () => 'system' as const)
  return { theme, choice, choose }
}

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
