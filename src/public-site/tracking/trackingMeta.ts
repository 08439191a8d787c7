import { company } from '@/company'
import { paths } from '@/paths'

/** The build writes it into its HTML as well. */
export const trackingMeta = {
  title: `${company.shortName} | Track With Us`,
  description: `Follow a shipment of ${company.name} by its airway bill number, step by step from the counter to the door.`,
  path: paths.tracking(),
} as const
