import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { company } from '@/company'
import { usePageTitle } from '@/components/usePageTitle'
import { identityOf } from '@/domain/currentUser'
import type { FileEncoding } from '@/domain/from-file/fileEncoding'
import { linesOf } from '@/domain/from-file/linesOf'
import { withCorrections } from '@/domain/from-file/withCorrections'
import { Refused } from '@/domain/refused'
import { paths } from '@/paths'
import { sweepDrafts } from '@/session/drafts/sweepDrafts'
import { useCurrentUser } from '@/session/useCurrentUser'
import { t } from '@/texts/t'
import { ChooseFile, chosenFile } from './ChooseFile'
import { EncodingNote } from './EncodingNote'
import { FileBookings } from './FileBookings'
import { type Refusal, RefusedFile } from './RefusedFile'
import { type FileState, isBegun } from './fileState'
import { type OpenFile, savedFile } from './openFile'
import './fromFile.css'

/** Whether anything of it is or may be booked, so that it must not be replaced by another reading of the same file. */
function isUnderWay(file: OpenFile): boolean {
  const { state, progress } = file.read()
  return progress.run !== null || isBegun(state)
}

/** Takes over corrections and rows left out when the same file is read in another encoding. */
function takeOver({ lines, table, match, forAll, leftOut }: FileState, opened: OpenFile): void {
  const { state } = opened.read()
  opened.change({
    lines: withCorrections(lines, linesOf(table, match), state.lines),
    forAll,
    leftOut: { ...state.leftOut, ...leftOut },
  })
}

/** Books the shipments of a file (product 5.14). A file that was not finished opens again. */
export default function FromFilePage() {
  const owner = identityOf(useCurrentUser())
  usePageTitle(`${company.shortName} | ${t('fromFile.title')}`)
  /** Undefined until it has been looked for. */
  const [file, setFile] = useState<OpenFile | null | undefined>(undefined)
  /** The file chosen on this page; null after a reload, when there is only what was read from it. */
  const [source, setSource] = useState<File | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const shown = useRef<OpenFile | null | undefined>(undefined)
  useEffect(() => {
    shown.current = file
  }, [file])
  /** The latest reading: of several encodings, the one chosen last counts. */
  const reading = useRef<object | null>(null)
  const open = async (chosen: File, encoding: FileEncoding | null) => {
    const own = {}
    reading.current = own
    setRefusal(null)
    try {
      const opened = await chosenFile(owner, chosen, encoding)
      const now = shown.current
      const isAgain = encoding !== null
      // The file that is read again may have been given up meanwhile, or its bookings begun.
      if (reading.current !== own || (isAgain && (!now || isUnderWay(now)))) {
        opened.discard()
        // Discarding removes the id of the tab's file, which a reload needs.
        await now?.save()
        return
      }
      if (now && isAgain) takeOver(now.read().state, opened)
      now?.discard()
      setSource(chosen)
      setFile(opened)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (reading.current === own) setRefusal({ name: chosen.name, text: error.message })
    }
  }
  useEffect(() => {
    let isCancelled = false
    const find = async () => {
      // React's strict mode runs effects twice at once: the file must not be opened twice.
      await Promise.resolve()
      if (isCancelled) return
      const found = await savedFile(owner)
      if (isCancelled) found?.claim()(null)
      else setFile(found)
    }
    void find()
    // Without a database there is nothing to sweep.
    sweepDrafts().catch(() => undefined)
    return () => {
      isCancelled = true
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
