import { usePageTitle } from '@/components/usePageTitle'
import { identityOf } from '@/domain/currentUser'
import { useCurrentUser } from '@/session/useCurrentUser'
import { t } from '@/texts/t'
import { Appearance } from './Appearance'
import { LanguageChips } from './LanguageChips'
import { ProfileForm } from './ProfileForm'
import { SettingsChips } from './SettingsChips'
import './settings.css'

export default function SettingsPage() {
  const owner = identityOf(useCurrentUser())
  usePageTitle(t('desk.profileSettings'))
  return (
    <>
      <div className="cc-page-head cc-beside">
        <h1>{t('desk.profileSettings')}</h1>
      </div>
      <ProfileForm />
      <Appearance />
      <SettingsChips title={t('desk.language')} note={t('desk.languageNote')}>
        <LanguageChips owner={owner} />
      </SettingsChips>
    </>
  )
}
