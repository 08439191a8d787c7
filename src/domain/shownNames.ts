/** What lists show for a place and a service of the backend: its Urdu name on Urdu pages, where it has one. */
interface ShownNames {
  place: (place: string) => string
  service: (service: string) => string
}

const asTheyAre: ShownNames = { place: (place) => place, service: (service) => service }

/** Lists are sorted and searched by the names that they show (product 10.13). */
export let shownNames = asTheyAre

/** Called once by the dashboard and once by its worker, like `sortTextsIn` of compareTexts.ts. */
export function setShownNames(names: ShownNames): void {
  shownNames = names
}
