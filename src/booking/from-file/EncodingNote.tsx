import { useId, useSyncExternalStore } from 'react'
import { type FileEncoding, fileEncodings } from '@/domain/from-file/fileEncoding'
import { sampleRows } from '@/domain/from-file/sampleRows'
import { t, type TextKey } from '@/texts/t'
import { isBegun } from './fileState'
import type { OpenFile } from './openFile'

const names: Record<FileEncoding, TextKey> = {
  'utf-8': 'fromFile.encodingUtf8',
  'utf-16le': 'fromFile.encodingUtf16',
  'utf-16be': 'fromFile.encodingUtf16Other',
  'windows-1250': 'fromFile.encodingCentral',
  'windows-1251': 'fromFile.encodingCyrillic',
  'windows-1252': 'fromFile.encodingWestern',
  'windows-1254': 'fromFile.encodingTurkish',
  'windows-1256': 'fromFile.encodingArabic',
  macintosh: 'fromFile.encodingMac',
}

interface EncodingNoteProps {
  file: OpenFile
  /** Reads the file again; null after a reload, when the file is no longer available. */
  onReadAgain: ((encoding: FileEncoding) => void) | null
}

/** The letters of a file whose encoding was assumed, in two of its rows, and the other encodings to choose from. */
export function EncodingNote({ file, onReadAgain }: EncodingNoteProps) {
  const id = useId()
  const { state } = useSyncExternalStore(file.subscribe, file.read)
  const { assumed } = state.table
  if (!assumed) return null
  const onChoose = isBegun(state) ? null : onReadAgain
  return (
    <section className="cc-panel cc-encoding" aria-labelledby={`${id}title`}>
      <p className="mb-0" id={`${id}title`}>
        <b>{t('fromFile.encodingAssumed', { encoding: t(names[assumed]) })}</b>{' '}
        {t(onChoose ? 'fromFile.encodingCheck' : 'fromFile.encodingLater')}
      </p>
      <ul className="list-unstyled mb-0">
        {sampleRows(state.table).map(({ no, texts }) => (
          <li key={no}>
            <span className="cc-muted">{t('fromFile.rowNo', { no })}</span>{' '}
            {texts.map((text, at) => (
              <bdi className="text-break" key={at}>
                {text}
              </bdi>
            ))}
          </li>
        ))}
      </ul>
      {onChoose && (
        <label>
          {t('fromFile.encoding')}{' '}
          <select
            className="form-select"
            name="encoding"
            value={assumed}
            onChange={({ target }) => onChoose(target.value as FileEncoding)}
          >
            {fileEncodings.map((encoding) => (
              <option key={encoding} value={encoding}>
                {t(names[encoding])}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  )
}
