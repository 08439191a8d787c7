/** Runs jobs in order, at most `limit` at a time. A job that rejects does not stop the next ones. */
export function jobQueue(limit: number): <Value>(job: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = []
  let running = 0
  const next = () => {
    if (running < limit) waiting.shift()?.()
  }
  return (job) =>
    new Promise((resolve, reject) => {
      waiting.push(() => {
        running += 1
        job()
          .finally(() => {
            running -= 1
            next()
          })
          .then(resolve, reject)
      })
      next()
    })
}
