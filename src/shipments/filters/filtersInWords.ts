import { VOID } from '@/domain/shipment/shipmentStatus'
import { statusName } from '@/texts/statusName'
import { t } from '@/texts/t'
import type { ShipmentView } from '../view/shipmentView'
import { offered, shownValue } from './FilterSelect'

const labels = { service: 'lists.service', destination: 'lists.destination', center: 'lists.bookedBy' } as const

/** A filter's name and what it is set to; `value` is '' for one that is only on or off. */
type FilterInWords = readonly [label: string, value: string]

/** The filters of a list, except its days, to be printed beside its figures. */
export function filtersInWords(view: ShipmentView): FilterInWords[] {
  const { term, status, isRemoteArea, attention } = view
  const all: FilterInWords[] = [
    [t('lists.search'), term.trim()],
    [t('lists.status'), status === null ? '' : status === VOID ? t('common.void') : statusName(status)],
    ...offered.map((name) => [t(labels[name]), shownValue[name](view[name])] as const),
    [t('lists.remoteArea'), isRemoteArea === null ? '' : t(isRemoteArea ? 'lists.yes' : 'lists.no')],
  ]
  return [
    ...all.filter(([, value]) => value !== ''),
    ...(attention === null ? [] : [[t(attention === 'any' ? 'desk.needsAttention' : 'lists.needsStep'), ''] as const]),
  ]
}
