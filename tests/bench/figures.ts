import { cpus, totalmem } from 'node:os'

/** A measured figure, the median of its runs. */
export interface Figure {
  part: string
  what: string
  unit: 'ms' | 'KB' | 'MB' | 'keys' | ''
  ours: number
  /** What it is compared with, measured in the same run. */
  peer?: { name: string; value: number } | undefined
  /** The budgets (product 15.2): of the figure itself, and of its ratio to the peer. */
  must?: { ours?: number; ratio?: number } | undefined
}

/** The median, or NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2
}

/** The value that this share of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN
}

/** Whether a figure is within its budgets; null if it has none. */
export function isWithinBudget({ ours, peer, must }: Figure): boolean | null {
  if (!must) return null
  const isBelow = ours <= (must.ours ?? Infinity)
  return isBelow && (must.ratio === undefined || (peer !== undefined && ours / peer.value <= must.ratio))
}

const ROUNDED = 100

function text(value: number): string {
  if (Number.isNaN(value)) return '—'
  return value.toLocaleString('en-US', { maximumFractionDigits: value < ROUNDED ? 1 : 0 })
}

const digits = (value: number, places: number) => (Number.isNaN(value) ? '—' : value.toFixed(places))

function budget({ must, unit }: Figure): string {
  const parts = [
    must?.ours === undefined ? '' : `≤ ${must.ours} ${unit}`.trim(),
    must?.ratio === undefined ? '' : `≤ ${must.ratio} ×`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** The figures as a Markdown table in prettier's format. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { part, what, unit, ours, peer } = figure
    const isKept = isWithinBudget(figure)
    const shown = what.startsWith('layout shift') ? digits(ours, 3) : `${text(ours)} ${unit}`.trim()
    return [
      part,
      what,
      shown,
      peer ? `${peer.name} ${text(peer.value)} ${unit}`.trim() : '',
      peer && peer.value > 0 ? `${digits(ours / peer.value, 2)} ×` : '',
      budget(figure),
      isKept === null ? '' : isKept ? 'kept' : 'MISSED',
    ]
  })
  const all = [['part', 'figure', 'product', 'beside', 'ratio', 'budget', ''], ...rows]
  // A Markdown table needs at least three dashes per column, even for an empty one.
  const widths = (all[0] ?? []).map((_, column) => Math.max(3, ...all.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(all[0] ?? []), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

/** Describes the machine, as figures of different machines cannot be compared. */
export function machine(browserVersion: string): string {
  const [first] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown'}, ${memory} GB, Node ${process.versions.node}, Chromium ${browserVersion}`
}
