/** An entry of a select: a service or a country. */
export interface Option {
  id: string
  name: string
}
