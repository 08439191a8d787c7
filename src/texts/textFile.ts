/** A text with `{names}`, or its plural forms, of which `count` chooses one. */
export type Text = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>)

export interface TextFile {
  default: Readonly<Record<string, Text>>
}
