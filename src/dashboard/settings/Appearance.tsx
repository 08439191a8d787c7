import { useState } from 'react'
import { Icon, type IconName } from '@/components/Icon'
import { type ThemeChoice, useTheme } from '@/components/useTheme'
import { t, type TextKey } from '@/texts/t'
import { SettingsChips } from './SettingsChips'

const choices: Record<ThemeChoice, { text: TextKey; icon?: IconName }> = {
  system: { text: 'desk.themeSystem' },
  light: { text: 'desk.themeLight', icon: 'sun' },
  dark: { text: 'desk.themeDark', icon: 'moon' },
}

/** A choice takes effect at once, and is not saved with the profile. */
export function Appearance() {
  const { choice, choose } = useTheme()
  const [isStored, setIsStored] = useState(true)
  return (
    <SettingsChips title={t('desk.appearance')} note={t(isStored ? 'desk.savedHere' : 'desk.notSavedHere')}>
      {(Object.keys(choices) as ThemeChoice[]).map((each) => {
        const { text, icon } = choices[each]
        return (
          <button
            key={each}
            className="cc-chip"
            type="button"
            aria-pressed={each === choice}
            onClick={() => setIsStored(choose(each))}
          >
            {icon && <Icon name={icon} />}
            {t(text)}
          </button>
        )
      })}
    </SettingsChips>
  )
}
