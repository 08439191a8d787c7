import { localMoment, readDate } from '@/domain/dates'
import type { TextKey } from '@/texts/t'
import type { DataColumn } from './DataColumn'
import { momentText } from './momentText'

type Options<Id extends string> = Partial<Omit<DataColumn<Record<Id, string>>, 'id'>>

/** A column of dates with their times, the newest first when it is sorted. */
export function momentColumn<Id extends string>(id: Id, head: TextKey, options: Options<Id> = {}) {
  return {
    id,
    head,
    width: [7.25, 12.75] as const,
    className: 'detail',
    isSortable: true,
    isDescendingFirst: true,
    sortValue: (row: Record<Id, string>) => readDate(row[id])?.getTime() ?? null,
    cell: (row: Record<Id, string>) => momentText(row[id]),
    csv: (row: Record<Id, string>) => localMoment(row[id]),
    ...options,
  }
}
