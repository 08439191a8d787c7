import { useEffect, useState, type ChangeEvent, type DragEvent } from 'react'
import { Link } from 'react-router-dom'
import { download } from '@/browser/download'
import { company } from '@/company'
import { Alert } from '@/components/Alert'
import { usePageTitle } from '@/components/usePageTitle'
import { DeskButton } from '@/components/desk/DeskButton'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { templateText } from '@/domain/from-file/fileColumns'
import { cellText } from '@/domain/from-file/fileCells'
import type { FileEncoding } from '@/domain/from-file/fileEncoding'
import { linesOf, MOST_LINES } from '@/domain/from-file/fileTable'
import { identityOf } from '@/domain/people'
import { Refused } from '@/domain/refused'
import { paths } from '@/paths'
import { sentDrafts, sweepDrafts } from '@/session/draftStore'
import { useCurrentUser } from '@/session/useCurrentUser'
import { newId } from '../draft/draft'
import { matchedColumns } from './ColumnMatch'
import { EncodingNote } from './EncodingNote'
import { FileBookings } from './FileBookings'
import { digestIn, digestOf, newFile, unfinishedFile, untouched, type FileRow, type OpenFile } from './openFile'
import { readFile } from './readFile'
import './fromFile.css'
import { rich } from '@/texts/rich'
import { t } from '@/texts/t'

/** Books the shipments of a file (product 5.14). One that was not finished is there again. */
export default function FromFilePage() {
  const owner = identityOf(useCurrentUser())
  usePageTitle(`${company.shortName} | ${t('fromFile.title')}`)
  /** Undefined until it has been looked for. */
  const [file, setFile] = useState<OpenFile | null | undefined>(undefined)
  /** What was chosen on this page. After a reload, only what was read of it is there. */
  const [source, setSource] = useState<File | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const open = async (chosen: File, encoding: FileEncoding | null) => {
    setRefusal(null)
    try {
      const opened = await chosenFile(owner, chosen, encoding)
      file?.discard()
      setSource(chosen)
      setFile(opened)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      setRefusal({ name: chosen.name, text: error.message })
    }
  }
  useEffect(() => {
    let isOver = false
    const find = async () => {
      // React's strict mode runs effects twice at once: the file must not be opened twice.
      await Promise.resolve()
      if (isOver) return
      const found = await unfinishedFile(owner)
      if (isOver) found?.hold()(null)
      else setFile(found)
    }
    void find()
    // Without a database there is nothing to sweep.
    sweepDrafts().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [owner])

  return (
    <>
      <div className="cc-page-head cc-beside">
        <h1>{t('fromFile.title')}</h1>
        <Link className="btn btn-light" to={paths.airwayBill()}>
          {t('booking.title')}
        </Link>
      </div>
      {file === undefined && <p role="status">{t('fromFile.loading')}</p>}
      {file === null && <ChooseFile refusal={refusal} onChoose={(chosen) => open(chosen, null)} />}
      {file && <RefusedFile refusal={refusal} />}
      {file && <EncodingNote file={file} onReadAgain={source && ((encoding) => void open(source, encoding))} />}
      {file && (
        <FileBookings
          key={file.read().state.table.assumed ?? ''}
          owner={owner}
          file={file}
          onGivenUp={() => {
            setRefusal(null)
            setFile(null)
          }}
        />
      )}
    </>
  )
}

interface Refusal {
  name: string
  text: string
}

function RefusedFile({ refusal }: { refusal: Refusal | null }) {
  return (
    <div className="w-100" role="alert">
      {refusal && (
        <Alert variant="danger">
          <bdi className="fw-bold">{refusal.name}</bdi>: {refusal.text}
        </Alert>
      )}
    </div>
  )
}

/** A file chosen or dropped is read at once; what is wrong with it is told in one sentence. */
function ChooseFile({ refusal, onChoose }: { refusal: Refusal | null; onChoose: (file: File) => Promise<void> }) {
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
        <span>{t('fromFile.kinds', { most: MOST_LINES })}</span>
        <input
          type="file"
          name="file"
          accept=".csv,.xlsx,.xlsm,.xlsb,.xls,.ods,.tsv,.txt"
          aria-label={t('fromFile.chooseFile')}
          onChange={choose}
        />
      </label>
      <p className="mb-0">{t('fromFile.oneRow')}</p>
      <DeskButton
        icon="download"
        text={t('fromFile.template')}
        onClick={() => download(templateText(), 'shipments.csv')}
      />
    </div>
  )
}

const drop = (words: string) => <span>{words}</span>
const bold = (words: string) => <b>{words}</b>

/**
 * Reads a chosen file and opens it. A row that this browser has booked in the last days is known by its digest, so that
 * a file chosen twice is not booked twice.
 *
 * @throws {Refused} with one sentence that says what is wrong with the file
 */
async function chosenFile(owner: string, file: File, encoding: FileEncoding | null): Promise<OpenFile> {
  const table = await readFile(file, encoding)
  const { match, remembered } = await matchedColumns(owner, table)
  const lines = linesOf(table, match)
  const sent = await sentDrafts(owner)
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
