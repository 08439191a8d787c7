interface PresetSelectProps {
  label: string
  names: readonly string[]
  onPick: (index: number) => void
}

/** Rows that this computer keeps ready: choosing one fills the last empty row, or a new one. */
export function PresetSelect({ label, names, onPick }: PresetSelectProps) {
  if (names.length === 0) return null
  return (
    <select
      className="form-select cc-preset"
      aria-label={label}
      value=""
      onChange={(event) => onPick(Number(event.target.value))}
    >
      <option value="">{label}</option>
      {names.map((name, index) => (
        <option key={`${index}-${name}`} value={index}>
          {name}
        </option>
      ))}
    </select>
  )
}
