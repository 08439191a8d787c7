import { useSyncExternalStore } from 'react'
import { deviceStore, EVERYONE } from '@/browser/deviceStore'

export type Theme = 'light' | 'dark'
/** What was asked for: one of the two, or whatever the system shows. */
export type ThemeChoice = Theme | 'system'

/** public/theme.js reads the same name before the first paint. */
const store = deviceStore<ThemeChoice>(
  'theme',
  (stored) => (stored === 'dark' || stored === 'light' ? stored : 'system'),
  undefined,
  (choice) => (choice === 'system' ? null : choice),
)
/** The choice where storage is forbidden: it then holds for this page. */
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

/** Light to dark and back, from what shows: a page that is just being taken over may not have drawn it yet. */
export const switchTheme = () => choose(shown() === 'dark' ? 'light' : 'dark')

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
