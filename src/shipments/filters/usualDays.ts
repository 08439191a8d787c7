import { dayPresetNames, dayPresets, daysOf } from '@/domain/dayPresets'
import { t } from '@/texts/t'
import type { ShipmentView } from '../view/shipmentView'

/** The usual ranges of days as buttons, each pressed while its range is chosen. */
export function usualDays(view: ShipmentView, today: Date) {
  return dayPresets.map((preset) => {
    const days = daysOf(preset, today)
    const isOn = days.from === view.from && days.to === view.to
    return { name: t(dayPresetNames[preset]), isOn, wanted: isOn ? { from: '', to: '' } : days }
  })
}
