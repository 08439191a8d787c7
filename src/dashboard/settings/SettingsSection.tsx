import { useId, type ReactNode } from 'react'

interface SettingsSectionProps {
  title: string
  note: string
  children: ReactNode
}

/** A heading with what it is about on the left, its controls on the right. */
export function SettingsSection({ title, note, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section className="cc-settings-section" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{note}</p>
      </div>
      {children}
    </section>
  )
}
