/** What a computer keeps ready for its bookings: sizes, lines and defaults, nothing about people. */
export interface BoxPreset {
  name: string
  length: string
  width: string
  height: string
}

export interface LinePreset {
  description: string
  quantity: string
  price: string
}

export interface Presets {
  boxes: BoxPreset[]
  lines: LinePreset[]
  /** Values of the form's selects; '' leaves the field to be chosen. */
  defaults: { service: string; paymentType: string; shipmentType: string }
}

export const noPresets: Presets = {
  boxes: [],
  lines: [],
  defaults: { service: '', paymentType: '', shipmentType: '' },
}

const textsOf = <Key extends string>(value: unknown, keys: readonly Key[]): Record<Key, string> | null => {
  if (typeof value !== 'object' || value === null) return null
  const texts = value as Record<string, unknown>
  if (!keys.every((key) => typeof texts[key] === 'string')) return null
  return Object.fromEntries(keys.map((key) => [key, texts[key]])) as Record<Key, string>
}

const listOf = <Key extends string>(value: unknown, keys: readonly Key[]): Record<Key, string>[] =>
  Array.isArray(value) ? value.flatMap((each: unknown) => textsOf(each, keys) ?? []) : []

/**
 * Reads the presets that a computer has stored; whatever else may stand there is passed over.
 *
 * @param stored the stored text
 */
export function readPresets(stored: string | null): Presets {
  try {
    const found = JSON.parse(stored ?? '{}') as Partial<Record<keyof Presets, unknown>> | null
    return {
      boxes: listOf(found?.boxes, ['name', 'length', 'width', 'height']).filter(({ name }) => name.trim() !== ''),
      lines: listOf(found?.lines, ['description', 'quantity', 'price']).filter(
        ({ description }) => description.trim() !== '',
      ),
      defaults: textsOf(found?.defaults, ['service', 'paymentType', 'shipmentType']) ?? noPresets.defaults,
    }
  } catch {
    return noPresets
  }
}
