/** Asks one question at a time. Of those asked meanwhile, only the latest is kept, so fast typing never queues up. */
export function latestOnly<Question, Answer>(
  ask: (question: Question) => Promise<Answer>,
): (question: Question, onAnswer: (answer: Answer) => void) => void {
  let isBusy = false
  let next: (() => void) | null = null
  const put = async (question: Question, onAnswer: (answer: Answer) => void): Promise<void> => {
    if (isBusy) {
      next = () => void put(question, onAnswer)
      return
    }
    isBusy = true
    try {
      onAnswer(await ask(question))
    } finally {
      isBusy = false
      const waiting = next
      next = null
      waiting?.()
    }
  }
  return (question, onAnswer) => void put(question, onAnswer)
}
