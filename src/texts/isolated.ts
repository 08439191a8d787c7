/** A name written from right to left stays by itself in an English sentence: it turns nothing beside it round. */
export const isolated = (name: string): string => (/[\u0590-\u08ff]/.test(name) ? `\u2068${name}\u2069` : name)
