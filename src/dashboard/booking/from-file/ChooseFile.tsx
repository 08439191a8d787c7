import { useState, type ChangeEvent, type DragEvent } from 'react'
import { download } from '@/browser/download'
import { Alert } from '@/components/Alert'
import { DeskIcon } from '@/dashboard/DeskIcon'
import { templateText } from '@/domain/from-file/fileColumns'
import { MOST_LINES } from '@/domain/from-file/fileTable'
import { Refused } from '@/domain/refused'
import { chosenFile } from './chosenFile'
import type { OpenFile } from './openFile'
import { rich } from '@/texts/rich'
import { t } from '@/texts/t'

interface ChooseFileProps {
  owner: string
  onOpen: (file: OpenFile) => void
}

/** A file chosen or dropped is read at once; what is wrong with it is told in one sentence. */
export function ChooseFile({ owner, onOpen }: ChooseFileProps) {
  const [refusal, setRefusal] = useState<{ name: string; text: string } | null>(null)
  const [isReading, setIsReading] = useState(false)
  const open = async (file: File | undefined) => {
    if (!file || isReading) return
    setIsReading(true)
    setRefusal(null)
    try {
      onOpen(await chosenFile(owner, file))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      setRefusal({ name: file.name, text: error.message })
    } finally {
      setIsReading(false)
    }
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
      <div role="alert">
        {refusal && (
          <Alert variant="danger">
            <bdi className="fw-bold">{refusal.name}</bdi>: {refusal.text}
          </Alert>
        )}
      </div>
      <label className="cc-upload" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
        <DeskIcon name="upload" />
        <span role="status">
          {isReading ? t('fromFile.reading') : rich('booking.chooseFile', { file: bold, drop })}
        </span>
        <span>{t('fromFile.kinds', { most: MOST_LINES })}</span>
        <input
          type="file"
          name="file"
          accept=".csv,.xlsx,.tsv,.txt"
          aria-label={t('fromFile.chooseFile')}
          onChange={choose}
        />
      </label>
      <p>{t('fromFile.oneRow')}</p>
      <button className="btn btn-light" type="button" onClick={() => download(templateText(), 'shipments.csv')}>
        <DeskIcon name="download" small />
        {t('fromFile.template')}
      </button>
    </div>
  )
}

const drop = (words: string) => <span>{words}</span>
const bold = (words: string) => <b>{words}</b>
