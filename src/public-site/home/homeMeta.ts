import { company } from '@/company'
import { paths } from '@/paths'

/** Also written into the page's HTML by the build. */
export const homeMeta = {
  title: company.name,
  description:
    'International courier and cargo from Pakistan: documents and parcels door to door, with one number that tracks them all the way.',
  path: paths.home(),
} as const
