import { usePageTitle } from '@/components/usePageTitle'
import { company } from '@/company'
import { Appearance } from './Appearance'
import { ProfileForm } from './ProfileForm'

/** Center Settings: the signed-in user's own center, and how this browser shows the product. */
export default function SettingsPage() {
  usePageTitle(`${company.shortName} | Profile Settings`)
  return (
    <>
      <div className="cc-h">
        <h1>Profile Settings</h1>
      </div>
      <ProfileForm />
      <Appearance />
    </>
  )
}
