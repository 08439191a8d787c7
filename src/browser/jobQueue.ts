type Job = () => Promise<void>

/** At most `limit` at once, in order; a job that rejects makes way for the next one too. */
export function jobQueue(limit: number): (job: Job) => Promise<void> {
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
