import { dayPresetNames, dayPresets, daysOf } from '@/domain/dayPresets'
import { t } from '@/texts/t'
import type { ShipmentView } from '../view/shipmentView'

/** The usual days, each pressed while it is chosen. */
export function usualDays(view: ShipmentView, today: Date) {
  return dayPresets.map((preset) => {
    const days = daysOf(preset, today)
    const isOn = days.from === view.from && days.to === view.to
    return { name: t(dayPresetNames[preset]), isOn, wanted: isOn ? { from: '', to: '' } : days }
  })
}
