/** A Friday. */
export const now = new Date(2026, 10, 20, 15, 14)

/** A time on that day, in the viewer's zone. */
export const moment = (day: string, hour = 10) =>
  new Date(`${day}T${String(hour).padStart(2, '0')}:00:00`).toISOString()

/** A step of a shipment; '' for one without a date. */
export const entry = (type: number, day: string) => ({
  type,
  description: '',
  trackingLink: '',
  createdAt: day && moment(day),
})
