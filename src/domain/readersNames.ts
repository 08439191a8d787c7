/** What places and services are called in the reader’s language, where there is a word for them. */
export interface ReadersNames {
  place: (place: string) => string
  service: (service: string) => string
}

const asTheyAre: ReadersNames = { place: (place) => place, service: (service) => service }

/** Lists are sorted and searched by what they show. */
export let readersNames = asTheyAre

/** Told once by the dashboard and by its worker, as {@link sortTextsIn} of `compareTexts`. */
export function setReadersNames(names: ReadersNames = asTheyAre): void {
  readersNames = names
}
