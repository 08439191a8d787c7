/** Company data, all fictional and kept only here (product 1.3): to adopt the product, a company edits this file. */
export const company = {
  name: 'Chenab Courier & Cargo',
  shortName: 'Chenab',
  tagline: 'Courier & Cargo',
  website: 'www.chenab.example',
  siteUrl: 'https://www.chenab.example',
  helpline: '000 000 000',
  phone: '+92 000 000 0100',
  emails: ['hello@chenab.example', 'claims@chenab.example'],
  address: '4 Ferry Bazaar, Gujrat, Punjab, Pakistan',

  sentences: {
    hero: 'Send from our Punjab branches to the world. Track every step.',
    locations: 'Two branches and a head office in Punjab.',
    footer: 'Documents and parcels from Punjab, worldwide.',
  },
  towns: ['Sialkot', 'Gujrat', 'Lahore', 'Faisalabad', 'Multan'],

  /** The opening hours of `footer` and `contact` differ on purpose (product 1.3). */
  hours: {
    footer: { days: 'Monday to Saturday', open: '09:00 AM', close: '07:00 PM' },
    contact: { days: 'Monday to Saturday', open: '09:00 AM', close: '08:00 PM' },
    closed: 'Sunday',
  },

  chatUrl: 'https://chat.example/chenab',
  social: [
    { kind: 'chat', url: 'https://chat.example/chenab' },
    { kind: 'network', url: 'https://social.example/chenab' },
    { kind: 'photos', url: 'https://photos.example/chenab' },
  ],

  branches: [
    {
      name: 'Branch 1',
      isHeadOffice: false,
      address: ['21 Canal View Road,', 'Sialkot, Punjab'],
      phone: '+92 000 000 0101',
      chatUrl: 'https://chat.example/chenab-sialkot',
      mapUrl: 'https://maps.example/?q=21+Canal+View+Road+Sialkot',
    },
    {
      name: 'Head Office',
      isHeadOffice: true,
      address: ['4 Ferry Bazaar,', 'Gujrat, Punjab'],
      phone: '+92 000 000 0100',
      chatUrl: 'https://chat.example/chenab-gujrat',
      mapUrl: 'https://maps.example/?q=4+Ferry+Bazaar+Gujrat',
    },
    {
      name: 'Branch 2',
      isHeadOffice: false,
      address: ['7 Shrine Gate Lane,', 'Multan, Punjab'],
      phone: '+92 000 000 0102',
      chatUrl: 'https://chat.example/chenab-multan',
      mapUrl: 'https://maps.example/?q=7+Shrine+Gate+Lane+Multan',
    },
  ],

  /** `from` and `to` are in working days. */
  services: [
    { name: 'Urgent', from: 2, to: 3, text: 'Our fastest service' },
    { name: 'Express', from: 5, to: 7, text: 'The usual choice for documents' },
    { name: 'Standard', from: 8, to: 10, text: 'Good value for planned parcels' },
    { name: 'Economy', from: 10, to: 15, text: 'Lowest cost for heavy parcels' },
  ],
  moreServices: [
    { name: 'Air Cargo', text: 'Commercial cargo by weight or volume, to the airport or to the door.' },
    { name: 'Student Package', text: 'University documents and luggage at a student rate.' },
    { name: 'Ecommerce', text: 'Daily pick-up, cash on delivery and a monthly statement.' },
    { name: 'Attestation', text: 'We take degrees and certificates to the ministry and bring them back.' },
  ],

  partners: [
    'Norvane',
    'Ostrel',
    'Pellan Air',
    'Tavro',
    'Sundial Post',
    'Vesper',
    'Kestrel Line',
    'Marlow Freight',
    'Aurelio',
    'Boreal Express',
  ],

  /** Rupees of insurance value per rupee of the package's worth. */
  insuranceRate: 1,
  developer: { name: 'Panjnad Works', url: 'https://panjnad.example' },
} as const
