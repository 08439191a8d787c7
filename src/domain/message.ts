/**
 * What a rule says to people: the key of a text, and what is filled into it. The rule knows no language; `say` of
 * `src/texts` words it, and takes only keys that have a text. A list is joined with the commas of the language.
 */
export interface Message<Key extends string> {
  key: Key
  values?: Readonly<Record<string, string | number | readonly (string | number)[] | Message<Key>>>
}
