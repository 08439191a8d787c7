import { type ReactNode, useId } from 'react'

export interface SettingsSectionProps {
  title: string
  note: string
  children: ReactNode
}

export function SettingsSection({ title, note, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section className="cc-settings-section" aria-labelledby={id}>
      <div className="cc-settings-about">
        <h2 className="mb-1" id={id}>
          {title}
        </h2>
        <p className="cc-aside">{note}</p>
      </div>
      {children}
    </section>
  )
}
