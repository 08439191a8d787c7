import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A drawing in place of one side of an ID card: a PNG without a name, number or face. */
export function specimenCard(side: 'front' | 'back'): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(join(import.meta.dirname, `specimen-${side}.png`)))
}
