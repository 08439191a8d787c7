import { expect, test } from '@playwright/test'
import { SEED } from './faults'

/** The suite's summary finds its figures under this name. */
const ANNOTATION = 'faults'

interface Row {
  tried: number
  survived: number
  lost: string[]
}

const rows = new Map<string, Row>()
/** A call that survives nothing need not be tried to the end. */
const ENOUGH = 4

/** One call group of the bench: each fault is tried, whatever came of the one before. */
export class Trial {
  readonly #row: Row = { tried: 0, survived: 0, lost: [] }
  readonly #times: number[] = []
  readonly #group: string

  constructor(group: string) {
    this.#group = group
    rows.set(group, this.#row)
  }

  /**
   * Lets one fault happen.
   *
   * @param recover brings the screen back where the fault was not survived
   */
  async survive(fault: string, meet: () => Promise<void>, recover?: () => Promise<void>): Promise<void> {
    if (this.#row.lost.length >= ENOUGH) return
    this.#row.tried += 1
    try {
      await test.step(`${this.#group}: ${fault}`, meet)
      this.#row.survived += 1
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      // Colours of the terminal, which a report has no use for.
      // oxlint-disable-next-line no-control-regex -- an escape sequence begins with a control character
      this.#row.lost.push(`${fault}: ${reason.replaceAll(/\u001B\[\d+m/g, '')}`)
      await recover?.()
    }
  }

  /** Milliseconds from an answer to a page that can be used again. */
  tookToBeFree(milliseconds: number | null): void {
    if (milliseconds !== null) this.#times.push(milliseconds)
  }

  /** Nothing was lost, and the page was usable within a second; a stalled machine may hold up one answer, not most. */
  end(): void {
    const { tried, survived, lost } = this.#row
    const description = JSON.stringify({ group: this.#group, seed: SEED, tried, survived, lost })
    test.info().annotations.push({ type: ANNOTATION, description })
    expect.soft(lost, `${this.#group}, seed ${SEED}`).toEqual([])
    const times = this.#times.toSorted((one, other) => one - other)
    const median = times[Math.floor(times.length / 2)]
    if (median !== undefined) expect.soft(median, `${this.#group}: usable again after`).toBeLessThanOrEqual(1000)
  }
}

/** Prints what this file has tried. */
export function printTrials(): void {
  console.log(`\nFaults, seed ${SEED} (FAULT_SEED changes it)`)
  console.table(
    Object.fromEntries(
      [...rows].map(([group, { tried, survived, lost }]) => [
        group,
        { tried, survived, lost: lost.length === 0 ? 'nothing' : lost.length },
      ]),
    ),
  )
  // The worker goes on with another file.
  rows.clear()
}
