import { archivedParties } from './builders'
import { receiver, shipper } from './parties'
import { seededRandom } from './random'
import type { StoredArchivedBill } from './records'

const DAY = 86_400_000
const FIRST_NUMBER = 1_009_000_001
const usernames = ['gujrat', 'sialkot', 'lahore', 'multan'] as const
const centerNames = { gujrat: 'Gujrat', sialkot: 'Sialkot', lahore: 'Lahore', multan: 'Multan' } as const
const representatives = { gujrat: 'Sana Khokhar', sialkot: 'Kamran Ghuman', lahore: 'Adeel Mirza', multan: '' } as const

/**
 * Bills of the old system, newest first, from one to three years ago. Their type 1 is documents.
 *
 * @param now the moment that counts as now
 * @param idImages paths of the ID card images that some of the bills have
 */
export function archivedBills(
  count: number,
  now: Date,
  idImages: { front: string; back: string },
): StoredArchivedBill[] {
  const random = seededRandom(1009)
  return Array.from({ length: count }, (_, index) => {
    const isDocument = random.chance(0.4)
    const consignor = shipper(random)
    const consignee = receiver(random)
    const username = random.pick(usernames)
    const weight = isDocument ? 0.5 : random.int(2, 60) / 2
    const shipAmount = Math.round((1_800 + weight * 900) / 50) * 50
    const isInsured = !isDocument && random.chance(0.3)
    const isCod = !isDocument && random.chance(0.2)
    const hasImages = random.chance(0.5)
    return {
      id: FIRST_NUMBER + count - 1 - index,
      shipType: isDocument ? 1 : 2,
      createdAt: new Date(now.getTime() - (365 + (index * 730) / count) * DAY).toISOString(),
      centerName: `Chenab ${centerNames[username]}`,
      username,
      repFullName: representatives[username],
      ...archivedParties(consignor, consignee),
      consignorIDFront: hasImages ? idImages.front : null,
      consignorIDBack: hasImages ? idImages.back : null,
      // The old system allowed a missing name.
      consigneeContactPerson: index === count - 1 ? null : consignee.contactPerson,
      serviceName: index === count - 2 ? null : random.pick(['Urgent', 'Express', 'Standard', 'Economy']),
      pieces: 1,
      weight: String(weight),
      shipAmount: String(shipAmount),
      insurance: isInsured ? 1 : 0,
      packageWorth: isInsured ? random.int(50, 400) * 100 : 0,
      cod: isCod ? 1 : 0,
      codAmount: isCod ? random.int(20, 200) * 100 : 0,
      gst: random.chance(0.5) ? 16 : 0,
      discount: random.chance(0.3) ? 200 : 0,
      remoteArea: random.chance(0.15) ? 1 : 0,
      status: index % 7,
      dimensions: isDocument ? [] : [{ length: random.int(15, 60), width: random.int(10, 40), height: 20 }],
      invoices: isDocument ? [] : [{ description: 'Cotton goods', quantity: random.int(2, 30), price: 6.5 }],
    }
  })
}
