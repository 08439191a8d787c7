type Job = () => Promise<void>

/**
 * Runs jobs in their order, a few at a time.
 *
 * @param limit how many may run at once
 * @returns takes a job, and resolves when that job has ended; a job that rejects makes way for the next one as well
 */
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
