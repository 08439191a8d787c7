import type { FileProblem } from './fileProblem'

/** By its first bytes, whatever its name says. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b
}

/** An XLS workbook, or another file in the container of its time, as a workbook with a password. */
export function isOldContainer(bytes: Uint8Array): boolean {
  return [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte)
}

/** What is said about a file of another kind; null if it may be a table. `bytes`: all of them. */
export function wrongKind(bytes: Uint8Array): FileProblem | null {
  const begins = (...start: number[]) => start.every((byte, index) => bytes[index] === byte)
  if (bytes.length === 0) return { key: 'fromFile.fileEmpty' }
  return begins(0x25, 0x50, 0x44, 0x46) ? { key: 'fromFile.isPdf' } : null
}
