import { readPresets } from '@/domain/booking/presets'
import { deviceStore } from '@/browser/deviceStore'

/** Boxes, invoice lines and defaults of this computer. */
export const presetStore = deviceStore('booking-presets', readPresets)
