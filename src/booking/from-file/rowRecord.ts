import { removeDraft } from '@/session/drafts/removeDraft'
import { sentDrafts } from '@/session/drafts/sentDrafts'
import type { Sent } from '@/session/drafts/finishedDrafts'
import type { SubmissionRecord } from '../draft/submissionRecord'
import { digestIn, type FileRow, type FileState, rowOf } from './fileState'
import { forgetRow, noteRow, sentRows } from './sentRows'

/** What the record of a row needs of its file. */
interface FileOfRow {
  owner: string
  state: () => FileState
  changeRow: (no: number, changed: Partial<FileRow>) => void
  save: () => Promise<void>
  isClosed: () => boolean
}

/**
 * The record of the submission of a file's shipment. Like that of a draft, it is saved before anything is sent.
 * @param no the number of the shipment's first row
 * @param lines the numbers of all its rows
 * @param forAll the values for all shipments of the file when it is sent
 */
export function rowRecord(
  { owner, state, changeRow, save, isClosed }: FileOfRow,
  no: number,
  lines: readonly number[],
  forAll: FileState['forAll'],
): SubmissionRecord {
  const row = () => rowOf(state(), no)
  return {
    version: () => row().version,
    sending: () => row().sending,
    save: async (sending) => {
      changeRow(no, { sending, lines, ...(sending?.isSettled === false && { forAll }) })
      // As the row has it when its file is chosen again, whatever was corrected here.
      const version = digestIn(row().version)
      if (sending) noteRow(owner, { version, airwayBillNo: sending.airwayBillNo, id: null, at: Date.now() })
      else forgetRow(owner, version)
      await save()
    },
    sent: async () => {
      const { version } = row()
      const all = [...sentIn(state()), ...(await sentDrafts(owner)), ...sentRows(owner)]
      // Another tab may have booked the same row after a correction there. If any record says that the row is booked,
      // that one counts.
      return all
        .map((sent) => (digestIn(sent.version) === version ? { ...sent, version } : sent))
        .sort((one, other) => Number(other.id !== null) - Number(one.id !== null))
    },
    booked: async (airwayBillNo, id) => {
      changeRow(no, { sending: null, booked: { airwayBillNo, id }, refusal: null, lines })
      const { version } = row()
      noteRow(owner, { version, airwayBillNo, id, at: Date.now() })
      await save()
      if (!isClosed()) removeDraft(owner, version, { version, airwayBillNo, id, at: Date.now() })
    },
  }
}

/** Works even if nothing can be saved, so that two shipments of a file never get the same number. */
const sentIn = ({ rows }: FileState): Sent[] =>
  Object.values(rows).flatMap(({ version, booked }) => (booked ? [{ version, ...booked, at: 0 }] : []))
