/**
 * Company data, all fictional and only here (product 1.3): to adopt the product, a company edits this file. Texts
 * are side by side in both languages; names, addresses and the tagline, which papers have too, in one.
 */
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
    hero: {
      en: 'Send from our Punjab branches to the world. Track every step.',
      ur: 'پنجاب میں ہماری برانچوں سے پارسل دنیا بھر میں بھیجیں۔ ہر مرحلہ ٹریک کریں۔',
    },
    locations: { en: 'Two branches and a head office in Punjab.', ur: 'پنجاب میں دو برانچیں اور ایک ہیڈ آفس۔' },
    footer: {
      en: 'Documents and parcels from Punjab, worldwide.',
      ur: 'پنجاب سے دستاویزات اور پارسل، دنیا بھر میں۔',
    },
  },
  towns: [
    { en: 'Sialkot', ur: 'سیالکوٹ' },
    { en: 'Gujrat', ur: 'گجرات' },
    { en: 'Lahore', ur: 'لاہور' },
    { en: 'Faisalabad', ur: 'فیصل آباد' },
    { en: 'Multan', ur: 'ملتان' },
  ],

  /** The hours of `footer` and `contact` differ on purpose (product 1.3). Search engines are told the former. */
  hours: {
    footer: {
      /** The opening hours in the notation of schema.org. */
      data: 'Mo-Sa 09:00-19:00',
      days: { en: 'Monday to Saturday', ur: 'پیر تا ہفتہ' },
      open: '09:00 AM',
      close: '07:00 PM',
    },
    contact: { days: { en: 'Monday to Saturday', ur: 'پیر تا ہفتہ' }, open: '09:00 AM', close: '08:00 PM' },
    closed: { en: 'Sunday', ur: 'اتوار' },
  },

  /** For WhatsApp, the number in digits only: `https://wa.me/923001234567`. */
  chatUrl: 'https://chat.example/chenab',
  social: [
    { kind: 'chat', url: 'https://chat.example/chenab' },
    { kind: 'network', url: 'https://social.example/chenab' },
    { kind: 'photos', url: 'https://photos.example/chenab' },
  ],

  branches: [
    {
      name: { en: 'Branch 1', ur: 'برانچ 1' },
      isHeadOffice: false,
      address: ['21 Canal View Road,', 'Sialkot, Punjab'],
      phone: '+92 000 000 0101',
      chatUrl: 'https://chat.example/chenab-sialkot',
      mapUrl: 'https://maps.example/?q=21+Canal+View+Road+Sialkot',
    },
    {
      name: { en: 'Head Office', ur: 'ہیڈ آفس' },
      isHeadOffice: true,
      address: ['4 Ferry Bazaar,', 'Gujrat, Punjab'],
      phone: '+92 000 000 0100',
      chatUrl: 'https://chat.example/chenab-gujrat',
      mapUrl: 'https://maps.example/?q=4+Ferry+Bazaar+Gujrat',
    },
    {
      name: { en: 'Branch 2', ur: 'برانچ 2' },
      isHeadOffice: false,
      address: ['7 Shrine Gate Lane,', 'Multan, Punjab'],
      phone: '+92 000 000 0102',
      chatUrl: 'https://chat.example/chenab-multan',
      mapUrl: 'https://maps.example/?q=7+Shrine+Gate+Lane+Multan',
    },
  ],

  /** `from` and `to` are in working days. */
  services: [
    { name: 'Urgent', urdu: 'ارجنٹ', from: 2, to: 3, text: { en: 'Our fastest service', ur: 'ہماری تیز ترین سروس' } },
    {
      name: 'Express',
      urdu: 'ایکسپریس',
      from: 5,
      to: 7,
      text: { en: 'The usual choice for documents', ur: 'دستاویزات عموماً اسی سے بھیجی جاتی ہیں' },
    },
    {
      name: 'Standard',
      urdu: 'اسٹینڈرڈ',
      from: 8,
      to: 10,
      text: { en: 'Good value for planned parcels', ur: 'جلدی نہ ہو تو کم خرچ' },
    },
    {
      name: 'Economy',
      urdu: 'اکانومی',
      from: 10,
      to: 15,
      text: { en: 'Lowest cost for heavy parcels', ur: 'بھاری پارسل کے لیے سب سے کم خرچ' },
    },
  ],
  moreServices: [
    {
      name: { en: 'Air Cargo', ur: 'ایئر کارگو' },
      text: {
        en: 'Commercial cargo by weight or volume, to the airport or to the door.',
        ur: 'تجارتی کارگو وزن یا حجم کے حساب سے، ایئرپورٹ تک یا دروازے تک۔',
      },
    },
    {
      name: { en: 'Student Package', ur: 'اسٹوڈنٹ پیکیج' },
      text: {
        en: 'University documents and luggage at a student rate.',
        ur: 'یونیورسٹی کی دستاویزات اور سامان، طلبہ کے لیے رعایتی نرخ پر۔',
      },
    },
    {
      name: { en: 'Ecommerce', ur: 'ای کامرس' },
      text: {
        en: 'Daily pick-up, cash on delivery and a monthly statement.',
        ur: 'روزانہ پک اَپ، ڈیلیوری پر نقد وصولی اور ہر مہینے کا حساب۔',
      },
    },
    {
      name: { en: 'Attestation', ur: 'اسناد کی تصدیق' },
      text: {
        en: 'We take degrees and certificates to the ministry and bring them back.',
        ur: 'ہم ڈگریاں اور اسناد تصدیق کے لیے وزارت لے جاتے اور واپس لاتے ہیں۔',
      },
    },
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
