import { useState } from 'react'

/** Does the work, unless other work is under way: then it resolves with `undefined` at once. */
export type OneAtATime = <Result>(work: () => Promise<Result>) => Promise<Result | undefined>

/**
 * One piece of work at a time. A second click may come in the same moment as the first, before the button is drawn as
 * busy: state would let it through.
 */
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
