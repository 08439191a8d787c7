import { uploadFields } from '@/domain/booking/uploadFields'
import type { Draft } from '../draft/draft'
import { type FormFiles, nameAt } from '../files/useBookingFiles'
import type { FormerFiles } from './readFillings'
import type { PendingCustomer } from './usePendingCustomers'

/** The files that the form has before it is filled, and how Undo restores them. */
export const formerFiles = (draft: Draft, files: FormFiles) => ({
  /**
   * The files of the form. Given `picked`, the ids of the files when a customer was picked, without those chosen since.
   * With `isOut` the files are removed from the form, as they belong to another shipper.
   */
  note: (isOut: boolean, picked?: PendingCustomer['files']): FormerFiles => {
    const former: FormerFiles = {}
    for (const field of uploadFields) {
      const file = draft.file(field)
      if (files.placeNow(field).kind === 'none' || (picked && picked[field] !== file?.id)) continue
      if (file) former[field] = { ...file, isOut }
      if (isOut) files.takeOut(field)
    }
    return former
  },
  /** Files chosen since are taken out. */
  restore: (former: FormerFiles): void => {
    for (const field of uploadFields) {
      const file = former[field]
      if (file?.isOut) files.restore(field, file)
      else if (!file && nameAt(files.placeNow(field)) !== null) files.put(field, null)
    }
  },
})
