import { useState, useRef, type KeyboardEvent } from 'react'

interface PresetSelectProps {
  label: string
  names: readonly string[]
  onPick: (index: number) => void
}

export function PresetSelect({ label, names, onPick }: PresetSelectProps) {
  /** A closed select fires `change` on every arrow key, so the value is held here until Enter confirms it. */
  const [stepped, setStepped] = useState('')
  const isStepping = useRef(false)
  if (names.length === 0) return null

  const pick = (value: string) => {
    setStepped('')
    if (value !== '') onPick(Number(value))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isOpening = event.altKey || event.key === ' ' || event.key === 'F4'
    isStepping.current = !isOpening && event.key !== 'Enter'
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || stepped === '')
      return
    event.preventDefault()
    pick(stepped)
  }
  return (
    <select
      className="form-select cc-preset"
      aria-label={label}
      value={stepped}
      onKeyDown={onKeyDown}
      onPointerDown={() => {
        isStepping.current = false
      }}
      onBlur={() => setStepped('')}
      onChange={({ target }) => (isStepping.current ? setStepped(target.value) : pick(target.value))}
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
