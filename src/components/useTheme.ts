import { useSyncExternalStore } from 'react'
import { ANY_USER, deviceStore } from '@/browser/deviceStore'

type Theme = 'light' | 'dark'
export type ThemeChoice = Theme | 'system'

/** public/theme.js reads the same key before the first paint. */
const store = deviceStore<ThemeChoice>(
  'theme',
  (stored) => (stored === 'dark' || stored === 'light' ? stored : 'system'),
  (choice) => (choice === 'system' ? null : choice),
)
const chosen = () => store.read(ANY_USER)

const shown = (): Theme => (document.documentElement.dataset.bsTheme === 'dark' ? 'dark' : 'light')

const ofSystem = () => matchMedia('(prefers-color-scheme: dark)')

function apply(): void {
  const choice = chosen()
  document.documentElement.dataset.bsTheme = choice === 'system' ? (ofSystem().matches ? 'dark' : 'light') : choice
}

/** @returns whether the choice was stored */
function choose(choice: ThemeChoice): boolean {
  const isStored = store.write(ANY_USER, choice)
  apply()
  return isStored
}

/** Toggles the theme on the screen: during hydration React may not have rendered it yet. */
export const switchTheme = () => choose(shown() === 'dark' ? 'light' : 'dark')

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

export function useTheme(): { theme: Theme; choice: ThemeChoice; choose: (choice: ThemeChoice) => boolean } {
  // A prerendered page does not know what was chosen.
  const theme = useSyncExternalStore(subscribe, shown, () => 'light' as const)
  const choice = useSyncExternalStore(subscribe, chosen, () => 'system' as const)
  return { theme, choice, choose }
}
