import type { Message } from '../message'

/** Why nothing can be booked from a file. */
export type FileProblem = Message<
  | 'fromFile.fileEmpty'
  | 'fromFile.isOther'
  | 'fromFile.isPdf'
  | 'fromFile.onlyHeadings'
  | 'fromFile.quoteNotClosed'
  | 'fromFile.tooManyRows'
>

/** Thrown for a file in which there is nothing to book. */
export class NoTable extends Error {
  constructor(readonly problem: FileProblem) {
    super(problem.key)
  }
}
