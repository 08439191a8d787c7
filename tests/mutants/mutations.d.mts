/** One fault, and who must notice it. */
export interface Mutation {
  /** What the fault breaks. */
  guard: string
  file: string
  /** Stands exactly once in the file. */
  find: string
  replace: string
  /** The test files that must fail. */
  tests: readonly string[]
}

export const mutations: readonly Mutation[]
