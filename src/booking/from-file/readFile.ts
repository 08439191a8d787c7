import { csvRows } from '@/domain/from-file/csvRows'
import { decodedFile } from '@/domain/from-file/decodedFile'
import type { FileEncoding } from '@/domain/from-file/fileEncoding'
import { isOldContainer, isZip, wrongKind } from '@/domain/from-file/fileKind'
import { NoTable } from '@/domain/from-file/fileProblem'
import { type FileTable, MAX_FILE_BYTES, tableIn } from '@/domain/from-file/fileTable'
import { Refused } from '@/domain/refused'
import { say } from '@/texts/say'
import { t } from '@/texts/t'
import { readWorkbook } from './readWorkbook'

/**
 * The table in a file, whatever its name says.
 *
 * @param chosen the encoding to read a text in; null for the one that it seems to have
 * @throws {Refused} with one sentence that says why there is none
 */
export async function readFile(file: File, chosen: FileEncoding | null = null): Promise<FileTable> {
  if (file.size > MAX_FILE_BYTES) throw new Refused(t('fromFile.fileTooLarge', { most: MAX_FILE_BYTES / 1e6 }))
  const buffer = await file.arrayBuffer().catch(() => {
    throw new Refused(t('fromFile.fileNotRead'))
  })
  const bytes = new Uint8Array(buffer)
  const wrong = wrongKind(bytes)
  if (wrong !== null) throw new Refused(say(wrong))
  try {
    if (isZip(bytes) || isOldContainer(bytes)) return tableIn(await readWorkbook(bytes))
    const { text, encoding, isAssumed } = decodedFile(bytes, chosen)
    const table = tableIn([{ name: '', rows: csvRows(text), hidden: 0 }])
    return isAssumed ? { ...table, assumed: encoding } : table
  } catch (error) {
    throw error instanceof NoTable ? new Refused(say(error.problem)) : error
  }
}
