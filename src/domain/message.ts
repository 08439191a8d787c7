/**
 * A message of a rule: the key of a text, and the values to fill into it. Rules know no language: `say` in `src/texts`
 * turns a message into a sentence, and takes only keys that have a text. A list is joined with the commas of the
 * language.
 */
export interface Message<Key extends string> {
  key: Key
  values?: Readonly<Record<string, string | number | readonly (string | number)[] | Message<Key>>>
}
