import { type ChangeEvent, type DragEvent, useState } from 'react'
import { download } from '@/browser/download'
import { DeskButton } from '@/components/desk/DeskButton'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { cellText } from '@/domain/from-file/fileCells'
import { templateText } from '@/domain/from-file/fileColumns'
import type { FileEncoding } from '@/domain/from-file/fileEncoding'
import { MAX_FILE_ROWS } from '@/domain/from-file/fileTable'
import { linesOf } from '@/domain/from-file/linesOf'
import { sentDrafts } from '@/session/drafts/sentDrafts'
import { rich } from '@/texts/rich'
import { t } from '@/texts/t'
import { newId } from '../draft/newId'
import { type Refusal, RefusedFile } from './RefusedFile'
import { matchedColumns } from './matchedColumns'
import { digestIn, type FileRow, untouched } from './fileState'
import { newFile, type OpenFile } from './openFile'
import { digestOf } from './digestOf'
import { readFile } from './readFile'
import { sentRows } from './sentRows'

/** Reads a chosen or dropped file immediately, and says in one sentence what is wrong with it. */
export function ChooseFile({
  refusal,
  onChoose,
}: {
  refusal: Refusal | null
  onChoose: (file: File) => Promise<void>
}) {
  const [isReading, setIsReading] = useState(false)
  const open = async (file: File | undefined) => {
    if (!file || isReading) return
    setIsReading(true)
    await onChoose(file).finally(() => setIsReading(false))
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void open(target.files?.[0])
    // Lets the same file be chosen again after it was corrected.
    target.value = ''
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    void open(event.dataTransfer.files[0])
  }

  return (
    <div className="cc-panel cc-choose-file">
      <RefusedFile refusal={refusal} />
      <label className="cc-upload w-100" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
        <DeskIcon name="upload" />
        <span role="status">
          {isReading ? t('fromFile.reading') : rich('booking.chooseFile', { file: bold, drop })}
        </span>
        <span>{t('fromFile.kinds', { most: MAX_FILE_ROWS })}</span>
        <input
          type="file"
          name="file"
          accept=".csv,.xlsx,.xlsm,.xlsb,.xls,.ods,.tsv,.txt"
          aria-label={t('fromFile.chooseFile')}
          onChange={choose}
        />
      </label>
      <ol className="cc-file-steps cc-stops">
        <li>
          <h2>{t('fromFile.table')}</h2>
          <p>{t('fromFile.anyTable')}</p>
          <DeskButton
            icon="download"
            text={t('fromFile.template')}
            onClick={() => download(templateText(), 'shipments.csv')}
          />
        </li>
        <li>
          <h2>{t('fromFile.oneRow')}</h2>
          <p>{t('fromFile.furtherRows')}</p>
        </li>
        <li>
          <h2>{t('fromFile.choose')}</h2>
          <p>{t('fromFile.sameForAll')}</p>
        </li>
      </ol>
    </div>
  )
}

const drop = (words: string) => <span>{words}</span>

const bold = (words: string) => <b>{words}</b>

/**
 * Reads a chosen file and opens it. Rows that this browser has booked in the last days are recognized by their digests,
 * so that a file chosen twice is not booked twice.
 *
 * @throws {Refused} with one sentence that says what is wrong with the file
 */
export async function chosenFile(owner: string, file: File, encoding: FileEncoding | null): Promise<OpenFile> {
  const table = await readFile(file, encoding)
  const { match, remembered } = await matchedColumns(owner, table)
  const lines = linesOf(table, match)
  const sent = [...(await sentDrafts(owner)), ...sentRows(owner)]
  const rows: Record<number, FileRow> = {}
  const seen = new Map<string, number>()
  for (const { no } of lines) {
    const text = JSON.stringify(table.rows[no - 1]?.map(cellText))
    const times = (seen.get(text) ?? 0) + 1
    seen.set(text, times)
    const version = (await digestOf(`${owner} ${times} ${text}`)) || newId()
    const { airwayBillNo = '', id = null } = sent.find((each) => digestIn(each.version) === version && each.id) ?? {}
    const booked = id === null ? null : { airwayBillNo, id }
    rows[no] = { ...untouched, version, booked, isEarlier: booked !== null }
  }
  const leftOut = Object.fromEntries(table.noShipments.map(({ no }) => [no, no]))
  return newFile(owner, { name: file.name, table, match, remembered, lines, forAll: {}, rows, leftOut })
}
