import { CENTER, HEAD_OFFICE } from '@/domain/roles'
import { objectId } from './ids'
import type { StoredCenter, StoredOption } from './records'

/** The company's own accounts and services, all fictional. */

export const DEMO_PASSWORD = 'chenab-demo'

/** Ids by username. */
export const centerIds = {
  headoffice: objectId('center', 1),
  sialkot: objectId('center', 2),
  gujrat: objectId('center', 3),
  lahore: objectId('center', 4),
  multan: objectId('center', 5),
  faisalabad: objectId('center', 6),
  okara: objectId('center', 7),
} as const

interface Branch {
  username: keyof typeof centerIds
  centerName: string
  centerAddress: string
  fullName: string
  isActive?: false
}

const branches: readonly Branch[] = [
  {
    username: 'headoffice',
    centerName: 'Chenab Head Office',
    centerAddress: '4 Ferry Bazaar, Gujrat, Punjab',
    fullName: 'Nasreen Warraich',
  },
  {
    username: 'sialkot',
    centerName: 'Chenab Sialkot',
    centerAddress: '21 Canal View Road, Sialkot, Punjab',
    fullName: 'Kamran Ghuman',
  },
  {
    username: 'gujrat',
    centerName: 'Chenab Gujrat',
    centerAddress: '9 Potters Lane, Gujrat, Punjab',
    fullName: 'Sana Khokhar',
  },
  {
    username: 'lahore',
    centerName: 'Chenab Lahore',
    centerAddress: '112 Old Mill Road, Lahore, Punjab',
    fullName: 'Adeel Mirza',
  },
  {
    username: 'multan',
    centerName: 'Chenab Multan',
    centerAddress: '7 Shrine Gate Lane, Multan, Punjab',
    fullName: 'Rukhsana Lodhi',
  },
  {
    username: 'faisalabad',
    centerName: 'Chenab Faisalabad',
    centerAddress: '30 Loom Street, Faisalabad, Punjab',
    fullName: 'Haris Sandhu',
  },
  {
    username: 'okara',
    centerName: 'Chenab Okara',
    centerAddress: '2 Station Chowk, Okara, Punjab',
    fullName: 'Yasir Tiwana',
    isActive: false,
  },
]

/** The head office, five open branches and one that is inactive. */
export function seededCenters(now: Date): StoredCenter[] {
  const createdAt = new Date(now.getTime() - 400 * 86_400_000).toISOString()
  return branches.map(({ isActive = true, ...branch }, index) => {
    const { username } = branch
    return {
      id: centerIds[username],
      ...branch,
      email: `${username}@chenab.example`,
      password: DEMO_PASSWORD,
      phone: `92300000010${index}`,
      role: username === 'headoffice' ? HEAD_OFFICE : CENTER,
      status: isActive ? 1 : 0,
      createdAt,
      updatedAt: createdAt,
    }
  })
}

/** Ids by name, in the order of the select. */
export const serviceIds = {
  Urgent: objectId('service', 1),
  Express: objectId('service', 2),
  Standard: objectId('service', 3),
  Economy: objectId('service', 4),
  'Air Cargo': objectId('service', 5),
  'Student Package': objectId('service', 6),
  Ecommerce: objectId('service', 7),
  Attestation: objectId('service', 8),
} as const

export const services: readonly StoredOption[] = Object.entries(serviceIds).map(([name, id]) => ({ id, name }))
