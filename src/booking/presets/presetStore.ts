import { deviceStore } from '@/browser/deviceStore'
import { readPresets } from '@/domain/booking/presets'

export const presetStore = deviceStore('booking-presets', readPresets)
