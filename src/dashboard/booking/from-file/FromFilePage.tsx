import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { company } from '@/company'
import { usePageTitle } from '@/components/usePageTitle'
import { identityOf } from '@/domain/people'
import { paths } from '@/paths'
import { sweepDrafts } from '../../session/draftStore'
import { useCurrentUser } from '../../session/useCurrentUser'
import { ChooseFile } from './ChooseFile'
import { FileBookings } from './FileBookings'
import { unfinishedFile, type OpenFile } from './openFile'
import './fromFile.css'
import { t } from '@/texts/t'

/** Books the shipments of a file (product 5.14). One that was not finished is there again. */
export default function FromFilePage() {
  const owner = identityOf(useCurrentUser())
  usePageTitle(`${company.shortName} | ${t('fromFile.title')}`)
  /** Undefined until it has been looked for. */
  const [file, setFile] = useState<OpenFile | null | undefined>(undefined)
  useEffect(() => {
    let isOver = false
    const find = async () => {
      // React's strict mode runs effects twice at once: the file must not be opened twice.
      await Promise.resolve()
      if (isOver) return
      const found = await unfinishedFile(owner)
      if (isOver) found?.hold()(Promise.resolve())
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
      {file === null && <ChooseFile owner={owner} onOpen={setFile} />}
      {file && <FileBookings owner={owner} file={file} onGivenUp={() => setFile(null)} />}
    </>
  )
}
