import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'
/** What was asked for: one of the two, or whatever the system shows. */
export type ThemeChoice = Theme | 'system'

/** public/theme.js reads the same name before the first paint. */
const STORED = 'theme'

const listeners = new Set<() => void>()
/** The choice where storage is forbidden: it then holds for this page. */
let unstored: ThemeChoice | null = null

function chosen(): ThemeChoice {
  if (unstored) return unstored
  try {
    const stored = localStorage.getItem(STORED)
    return stored === 'dark' || stored === 'light' ? stored : 'system'
  } catch {
    return 'system'
  }
}

const shown = (): Theme => (document.documentElement.dataset.bsTheme === 'dark' ? 'dark' : 'light')

const ofSystem = () => matchMedia('(prefers-color-scheme: dark)')

function apply(): void {
  const choice = chosen()
  document.documentElement.dataset.bsTheme = choice === 'system' ? (ofSystem().matches ? 'dark' : 'light') : choice
  for (const listener of listeners) listener()
}

function choose(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(STORED)
    else localStorage.setItem(STORED, choice)
  } catch {
    unstored = choice
  }
  apply()
}

/** Light to dark and back, from what shows: a page that is just being taken over may not have drawn it yet. */
export const switchTheme = () => choose(shown() === 'dark' ? 'light' : 'dark')

/** Hears of a choice made anywhere: on this page, in another tab, or by the system at nightfall. */
function subscribe(listener: () => void): () => void {
  const followTab = ({ key }: StorageEvent) => {
    if (key === STORED || key === null) apply()
  }
  const system = ofSystem()
  listeners.add(listener)
  window.addEventListener('storage', followTab)
  system.addEventListener('change', apply)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', followTab)
    system.removeEventListener('change', apply)
  }
}

/** The theme that shows and the one that was chosen; the choice is remembered on this device. */
export function useTheme(): { theme: Theme; choice: ThemeChoice; choose: (choice: ThemeChoice) => void } {
  // The page may have been prerendered: what is chosen is known in the browser alone.
  const theme = useSyncExternalStore(subscribe, shown, () => 'light' as const)
  const choice = useSyncExternalStore(subscribe, chosen, () => 'system' as const)
  return { theme, choice, choose }
}
