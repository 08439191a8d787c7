export const equivalent: readonly { file: string; line: string; mutator: string; mutant: string; why: string }[]
