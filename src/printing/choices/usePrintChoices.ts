import { useCallback, useState } from 'react'
import { readChoices, standardChoices, type PrintChoices } from './printChoices'

const STORED = 'print-choices'

function remembered(): PrintChoices {
  try {
    return readChoices(localStorage.getItem(STORED))
  } catch {
    return standardChoices
  }
}

/** What this computer prints of a bill, remembered on it; where storage is forbidden, for this page. */
export function usePrintChoices(): [PrintChoices, (choices: PrintChoices) => void] {
  const [choices, setChoices] = useState(remembered)
  const choose = useCallback((next: PrintChoices) => {
    setChoices(next)
    try {
      localStorage.setItem(STORED, JSON.stringify(next))
    } catch {
      // It holds for this page all the same.
    }
  }, [])
  return [choices, choose]
}
