/**
 * Asks one question at a time. While an answer is on its way only the latest of the further questions is kept, so that
 * fast typing never queues up.
 *
 * @param ask gives the answer
 * @returns asks, and hands over the answer to the questions that were not overtaken
 */
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
