import { useState } from 'react'

/** Resolves with `undefined` at once where other work is under way. */
export type OneAtATime = <Result>(work: () => Promise<Result>) => Promise<Result | undefined>

/** State would let a second click through that comes before the button is drawn as busy. */
export function useOneAtATime(): OneAtATime {
  const [begin] = useState(oneAtATime)
  return begin
}

function oneAtATime(): OneAtATime {
  let isBusy = false
  return async (work) => {
    if (isBusy) return undefined
    isBusy = true
    try {
      return await work()
    } finally {
      isBusy = false
    }
  }
}
