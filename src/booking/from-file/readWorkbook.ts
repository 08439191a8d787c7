import { type Remote, wrap } from 'comlink'
import { MAX_FILE_ROWS, type Sheet } from '@/domain/from-file/fileTable'
import { Refused } from '@/domain/refused'
import { t, type TextKey } from '@/texts/t'
import type { WorkbookProblem } from './unreadableWorkbook'
import type { WorkbookReading, workbookSheets } from './workbookSheets'

/** A workbook that takes longer is refused as too large. The slowest real one of 5 MB took 4 s. */
const MAX_READING_MS = 30_000

/**
 * The sheets of a workbook, read in a worker of its own. The library is loaded when a workbook is chosen.
 *
 * @throws {Refused} with one sentence that says why it cannot be read
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  const reading = await (typeof Worker === 'undefined' ? readHere(bytes) : readInWorker(bytes))
  if ('sheets' in reading) return reading.sheets
  const { problem, rows } = reading
  throw new Refused(
    problem === 'tooManyRows' ? t('fromFile.tooManyRows', { rows, most: MAX_FILE_ROWS }) : t(texts[problem]),
  )
}

const texts: Record<Exclude<WorkbookProblem, 'tooManyRows'>, TextKey> = {
  damaged: 'fromFile.damaged',
  isLocked: 'fromFile.isLocked',
  isOldExcel: 'fromFile.isOldExcel',
  isOther: 'fromFile.isOther',
  isWord: 'fromFile.isWord',
  workbookTooLarge: 'fromFile.workbookTooLarge',
}

/** For browsers without workers, and if the worker's script is gone after a release. */
async function readHere(bytes: Uint8Array): Promise<WorkbookReading> {
  const reader = await import('./workbookSheets').catch(() => {
    throw new Refused(t('fromFile.fileNotRead'))
  })
  return reader.workbookSheets(bytes)
}

async function readInWorker(bytes: Uint8Array): Promise<WorkbookReading> {
  const worker = new Worker(new URL('./workbook.worker.ts', import.meta.url), { type: 'module', name: 'workbook' })
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<WorkbookReading>((resolve, reject) => {
      worker.addEventListener('error', ({ message }) => {
        // Without a message, the worker's script did not load. With one, this workbook crashed it, and reading it on
        // the page could crash that too.
        if (message) resolve({ problem: 'damaged', rows: 0 })
        else readHere(bytes).then(resolve, reject)
      })
      timer = setTimeout(() => resolve({ problem: 'workbookTooLarge', rows: 0 }), MAX_READING_MS)
      const remote: Remote<typeof workbookSheets> = wrap<typeof workbookSheets>(worker)
      remote(bytes).then(resolve, reject)
    })
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}
