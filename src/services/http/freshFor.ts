/**
 * How long an answer counts as fresh, in milliseconds: for `staleTime`, in which 0 alone is not enough. An answer from a
 * time to come is not fresh at all: the computer's clock was set back since.
 */
export const freshFor =
  (milliseconds: number) =>
  ({ state }: { state: { dataUpdatedAt: number } }): number =>
    state.dataUpdatedAt > Date.now() ? -Infinity : milliseconds
