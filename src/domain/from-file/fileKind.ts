import type { FileProblem } from './fileProblem'

/** Whether a file is a ZIP archive, as XLSX and ODS workbooks are, by its first bytes. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b
}

/** Whether a file is in the container of XLS workbooks, which XLSX workbooks with a password are in as well. */
export function isOldContainer(bytes: Uint8Array): boolean {
  return [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte)
}

/** The problem of an empty file or a PDF; null if it may be a table. @param bytes the whole file */
export function wrongKind(bytes: Uint8Array): FileProblem | null {
  const begins = (...start: number[]) => start.every((byte, index) => bytes[index] === byte)
  if (bytes.length === 0) return { key: 'fromFile.fileEmpty' }
  return begins(0x25, 0x50, 0x44, 0x46) ? { key: 'fromFile.isPdf' } : null
}
