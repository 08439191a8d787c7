import { readPresets } from '@/domain/booking/presets'
import { deviceStore } from './deviceStore'

/** Boxes, invoice lines and defaults of this computer. */
export const presetStore = deviceStore('booking-presets', readPresets)
