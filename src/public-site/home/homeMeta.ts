import { company } from '@/company'
import { paths } from '@/paths'

/** The build writes it into its HTML as well. */
export const homeMeta = {
  title: company.name,
  description:
    'International courier and cargo from Pakistan: documents and parcels door to door, with one number that tracks them all the way.',
  path: paths.home(),
} as const
