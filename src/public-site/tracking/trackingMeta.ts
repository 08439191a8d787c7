import { company } from '@/company'
import { paths } from '@/paths'

/** Title, description and address of the tracking page; the build writes them into its HTML as well. */
export const trackingMeta = {
  title: `${company.shortName} | Track With Us`,
  description: `Follow a shipment of ${company.name} by its airway bill number, step by step from the counter to the door.`,
  path: paths.tracking(),
} as const
