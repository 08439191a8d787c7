/** The names of places and services in the reader’s language, where they have one. */
interface ReadersNames {
  place: (place: string) => string
  service: (service: string) => string
}

const asTheyAre: ReadersNames = { place: (place) => place, service: (service) => service }

/** Lists are sorted and searched by the names that they show. */
export let readersNames = asTheyAre

/** Called once by the dashboard and once by its worker, like `sortTextsIn` of compareTexts.ts. */
export function setReadersNames(names: ReadersNames): void {
  readersNames = names
}
