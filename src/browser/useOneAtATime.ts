import { useState } from 'react'

/** Does nothing and resolves with `undefined` while other work is in progress. */
type OneAtATime = <Result>(work: () => Promise<Result>) => Promise<Result | undefined>

/** Prevents double submits. React state would let a second click through before the button is re-rendered as busy. */
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
