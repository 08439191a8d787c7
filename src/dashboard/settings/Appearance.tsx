import { Icon, type IconName } from '@/components/Icon'
import { useTheme, type ThemeChoice } from '@/components/useTheme'
import './settings.css'
import { SettingsSection } from './SettingsSection'

const choices: Record<ThemeChoice, { text: string; icon?: IconName }> = {
  system: { text: 'As the system' },
  light: { text: 'Light', icon: 'sun' },
  dark: { text: 'Dark', icon: 'moon' },
}

/** Light or dark. It takes effect at once and is no part of the profile: nothing of it is saved with the form. */
export function Appearance() {
  const { choice, choose } = useTheme()
  return (
    <div className="cc-form cc-appearance">
      <SettingsSection title="Appearance" note="Kept in this browser.">
        <div className="cc-quick align-self-center m-0">
          {(Object.keys(choices) as ThemeChoice[]).map((each) => {
            const { text, icon } = choices[each]
            return (
              <button
                key={each}
                className="cc-chip"
                type="button"
                aria-pressed={each === choice}
                onClick={() => choose(each)}
              >
                {icon && <Icon name={icon} />}
                {text}
              </button>
            )
          })}
        </div>
      </SettingsSection>
    </div>
  )
}
