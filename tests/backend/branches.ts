import { CENTER, HEAD_OFFICE } from '@/domain/roles'
import { objectId } from './ids'
import type { StoredCenter, StoredOption } from './records'

/** The company's accounts and services, all fictional. */

export const DEMO_PASSWORD = 'chenab-demo'

const branches = {
  headoffice: ['Chenab Head Office', '4 Ferry Bazaar, Gujrat, Punjab', 'Nasreen Warraich'],
  sialkot: ['Chenab Sialkot', '21 Canal View Road, Sialkot, Punjab', 'Kamran Ghuman'],
  gujrat: ['Chenab Gujrat', '9 Potters Lane, Gujrat, Punjab', 'Sana Khokhar'],
  lahore: ['Chenab Lahore', '112 Old Mill Road, Lahore, Punjab', 'Adeel Mirza'],
  multan: ['Chenab Multan', '7 Shrine Gate Lane, Multan, Punjab', 'Rukhsana Lodhi'],
  faisalabad: ['Chenab Faisalabad', '30 Loom Street, Faisalabad, Punjab', 'Haris Sandhu'],
  okara: ['Chenab Okara', '2 Station Chowk, Okara, Punjab', 'Yasir Tiwana'],
} as const

/** Ids by name, the same in every seed. */
const idsOf = <Name extends string>(kind: 'center' | 'service', names: readonly Name[]) =>
  Object.fromEntries(names.map((name, index) => [name, objectId(kind, index + 1)])) as Record<Name, string>

/** Ids of the centers by username. */
export const centerIds = idsOf('center', Object.keys(branches) as (keyof typeof branches)[])

/** The head office, five active branches and an inactive one. */
export function seededCenters(now: Date): StoredCenter[] {
  const createdAt = new Date(now.getTime() - 400 * 86_400_000).toISOString()
  return Object.entries(branches).map(([username, [centerName, centerAddress, fullName]], index) => ({
    id: objectId('center', index + 1),
    centerName,
    centerAddress,
    fullName,
    username,
    email: `${username}@chenab.example`,
    password: DEMO_PASSWORD,
    phone: `92300000010${index}`,
    role: username === 'headoffice' ? HEAD_OFFICE : CENTER,
    status: username === 'okara' ? 0 : 1,
    createdAt,
    updatedAt: createdAt,
  }))
}

/** Ids of the services by name, in the order of the select. */
export const serviceIds = idsOf('service', [
  'Urgent',
  'Express',
  'Standard',
  'Economy',
  'Air Cargo',
  'Student Package',
  'Ecommerce',
  'Attestation',
])

export const services: readonly StoredOption[] = Object.entries(serviceIds).map(([name, id]) => ({ id, name }))
