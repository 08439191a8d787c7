import { SettingsSection, type SettingsSectionProps } from './SettingsSection'

/** A setting with a button for each choice. */
export function SettingsChips({ children, ...section }: SettingsSectionProps) {
  return (
    <div className="cc-form cc-appearance">
      <SettingsSection {...section}>
        <div className="cc-quick cc-beside m-0 p-0">{children}</div>
      </SettingsSection>
    </div>
  )
}
