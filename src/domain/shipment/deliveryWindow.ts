/** A shipment of this service should arrive within `to` working days. */
export interface DeliveryWindow {
  name: string
  to: number
}

/**
 * The delivery window of a service, whose name is compared without regard to capitals and spaces around it.
 *
 * @returns undefined if the service has none
 */
export function deliveryWindowOf<Window extends { name: string }>(
  windows: readonly Window[],
  service: string,
): Window | undefined {
  const wanted = comparable(service)
  return windows.find(({ name }) => comparable(name) === wanted)
}

const comparable = (name: string): string => name.trim().toLowerCase()
