import { usePageTitle } from '@/components/usePageTitle'
import { company } from '@/company'
import { Icon, type IconName } from '@/components/Icon'
import { useTheme, type ThemeChoice } from '@/components/useTheme'
import { ProfileForm, SettingsSection } from './ProfileForm'
import './settings.css'

export default function SettingsPage() {
  usePageTitle(`${company.shortName} | Profile Settings`)
  return (
    <>
      <div className="cc-page-head">
        <h1>Profile Settings</h1>
      </div>
      <ProfileForm />
      <Appearance />
    </>
  )
}

const choices: Record<ThemeChoice, { text: string; icon?: IconName }> = {
  system: { text: 'System' },
  light: { text: 'Light', icon: 'sun' },
  dark: { text: 'Dark', icon: 'moon' },
}

/** Takes effect at once, and is not saved with the profile. */
function Appearance() {
  const { choice, choose } = useTheme()
  return (
    <div className="cc-form cc-appearance">
      <SettingsSection title="Appearance" note="Saved in this browser.">
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
