type Job = () => Promise<void>

/**
 * Runs jobs in their order, a few at a time.
 *
 * @param limit how many may run at once
 * @returns takes a job; a job must not reject
 */
export function jobQueue(limit: number): (job: Job) => void {
  const waiting: Job[] = []
  let running = 0
  const next = () => {
    const job = running < limit ? waiting.shift() : undefined
    if (!job) return
    running += 1
    void job().then(() => {
      running -= 1
      next()
    })
  }
  return (job) => {
    waiting.push(job)
    next()
  }
}
