import type { Random } from './random'
import type { StoredConsignee, StoredConsignor, StoredCustomer } from './records'

/** Fictional shippers and receivers: invented companies, phones full of zeros, email addresses under `.example`. */
export type Party = Omit<StoredCustomer, 'id'>

const words = (text: string): readonly string[] => text.split('|')

const firstNames = words(
  'Amina|Bilal|Danish|Erum|Faiza|Ghazanfar|Hina|Imran|Junaid|Kiran|Laiba|Mahnoor|Nadeem|Omair|Parveen|Qasim|Rabia|Saad|Tahira|Usman|Waqas|Zainab',
)
const lastNames = words(
  'Anwar|Bhatti|Chaudhry|Dar|Ghuman|Hashmi|Iqbal|Janjua|Khokhar|Lodhi|Mirza|Niazi|Qureshi|Rana|Sandhu|Tiwana|Warraich',
)
const homeFirms = words('Sheesham|Kikar|Nilgai|Chakor|Markhor|Falsa|Shahtoot|Sarus|Bulbul|Gulmohar|Neem Chowk|Kachnar')
const homeTrades = words(
  'Surgical Works|Sports Goods|Leather|Textiles|Cutlery|Ceramics|Furniture|Rice Traders|Handicrafts|Fans',
)
const homeCities = [
  { city: 'Sialkot', street: 'Canal View Road', postCode: '51310' },
  { city: 'Gujrat', street: 'Ferry Bazaar', postCode: '50700' },
  { city: 'Lahore', street: 'Old Mill Road', postCode: '54000' },
  { city: 'Multan', street: 'Shrine Gate Lane', postCode: '60000' },
  { city: 'Faisalabad', street: 'Loom Street', postCode: '38000' },
] as const

const foreignNames = [
  ...words(
    'Alice Marlowe|Ben Osgood|Carla Venti|Dana Whitlock|Erik Solheim|Fatima Al Noor|Greta Ohm|Hasan Darwish|Iris Calloway',
  ),
  ...words(
    'Jonas Reuter|Khadija Rahman|Luis Ferrán|Maya Thorne|Noor Siddiq|Oscar Pell|Priya Menon|Rashid Khan|Sofia Lindgren',
  ),
]
const foreignFirms = [
  ...words('Wexcombe|Harrowfield|Lindqvist|Pellbrook|Oryx Gate|Northmere'),
  ...words('Calder & Finch|Sandglass|Brightwater|Tessaro|Halden|Juniper Row'),
]
const foreignTrades = words('Trading|Imports|Retail|Clinic Supplies|Sports|Interiors')
const foreignCities = [
  { country: 'United Kingdom', city: 'London', state: 'England', postCode: 'E1 6AN', dial: '44' },
  { country: 'United Kingdom', city: 'Birmingham', state: 'England', postCode: 'B1 1AA', dial: '44' },
  { country: 'United Arab Emirates', city: 'Dubai', state: 'Dubai', postCode: '00000', dial: '971' },
  { country: 'Saudi Arabia', city: 'Riyadh', state: 'Riyadh', postCode: '11564', dial: '966' },
  { country: 'United States', city: 'Houston', state: 'TX', postCode: '77002', dial: '10' },
  { country: 'Canada', city: 'Toronto', state: 'ON', postCode: 'M5H 2N2', dial: '10' },
  { country: 'Germany', city: 'Frankfurt', state: 'Hesse', postCode: '60311', dial: '49' },
  { country: 'Italy', city: 'Brescia', state: 'Lombardy', postCode: '25121', dial: '39' },
  { country: 'Spain', city: 'Barcelona', state: 'Catalonia', postCode: '08002', dial: '34' },
  { country: 'Norway', city: 'Oslo', state: '', postCode: '0150', dial: '47' },
  { country: 'Australia', city: 'Melbourne', state: 'VIC', postCode: '3000', dial: '61' },
  { country: 'Malaysia', city: 'Kuala Lumpur', state: '', postCode: '50050', dial: '60' },
  { country: 'Qatar', city: 'Doha', state: '', postCode: '00000', dial: '974' },
] as const

function emailOf(person: string, firm: string): string {
  return `${plain(person).replaceAll(' ', '.')}@${plain(firm).replaceAll(' ', '')}.example`
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
}

/** A shipper in Pakistan. */
export function shipper(random: Random): Party {
  const { city, street, postCode } = random.pick(homeCities)
  const contactPerson = `${random.pick(firstNames)} ${random.pick(lastNames)}`
  const firm = random.pick(homeFirms)
  return {
    company: `${firm} ${random.pick(homeTrades)}`,
    contactPerson,
    ref: random.chance(0.3) ? `REF-${random.digits(4)}` : '',
    address: `${random.int(1, 180)} ${street}`,
    country: 'Pakistan',
    state: 'Punjab',
    city,
    postCode,
    phone1: `92300000${random.digits(4)}`,
    phone2: random.chance(0.3) ? `92300000${random.digits(4)}` : '',
    ntnCnic: `00000-00${random.digits(5)}-${random.digits(1)}`,
    fax: '',
    email: emailOf(contactPerson, firm),
  }
}

/** A receiver abroad. */
export function receiver(random: Random): Party {
  const { country, city, state, postCode, dial } = random.pick(foreignCities)
  const contactPerson = random.pick(foreignNames)
  const firm = random.pick(foreignFirms)
  return {
    company: `${firm} ${random.pick(foreignTrades)}`,
    contactPerson,
    ref: '',
    address: `${random.int(1, 240)} ${random.pick(['Quay Street', 'Station Road', 'Market Row', 'Garden Avenue'])}`,
    country,
    state,
    city,
    postCode,
    phone1: `${dial}00000${random.digits(4)}`,
    phone2: '',
    ntnCnic: '',
    fax: random.chance(0.1) ? `${dial}00000${random.digits(4)}` : '',
    email: emailOf(contactPerson, firm),
  }
}

/** A party as the consignor of a shipment, without its id as a saved customer. */
export function consignorOf(party: Party, idFront = '', idBack = ''): StoredConsignor {
  const { fax: _fax, ...who } = withoutId(party)
  return { ...who, idFront, idBack }
}

/** A party as the consignee of a shipment. */
export function consigneeOf(party: Party): StoredConsignee {
  const { ref: _ref, ntnCnic: _ntnCnic, ...who } = withoutId(party)
  return who
}

function withoutId(party: Party & { id?: string }): Party {
  const { id: _id, ...own } = party
  return own
}
