import type { PartyRole } from '../forms/partyFields'
import type { ColumnId } from './fileColumns'

/**
 * What companies and shops call the columns of their files, in English and Urdu, separated by commas; capitals, blanks
 * and punctuation do not count. A name is here only if it means one thing in every file: "Total" or "Price" may be
 * several, and whoever knows the file matches them by hand.
 */

/** What both parties have, without the name of the party. A party's name alone is its contact person. */
export const partyFieldNames = {
  company:
    'company, company name, company or name, business, business name, firm, firm name, organisation, organization, organisation name, organization name, ' +
    'کمپنی, کمپنی کا نام, ادارہ, ادارے کا نام, فرم',
  person:
    'name, full name, contact, contact name, contact person, contact person name, person, attention, attn, attention to, ' +
    'نام, پورا نام, رابطے کا نام, رابطے کے لیے نام, رابطہ, رابطہ شخص',
  address:
    'address, street, street address, adress, address 1 2, address line 1 2, address lines, detail address, detailed address, home address, residential address, full address, complete address, mailing address, postal address, addr, address line, ' +
    'پتہ, مکمل پتہ, ایڈریس, گلی',
  state:
    'state, province, region, county, state province, province state, state or province, state code, province code, state name, province name, state prov, state prov other, state province region, state province county, ' +
    'صوبہ, ریاست, صوبہ یا ریاست',
  city: 'city, town, city name, city town, town city, شہر, شہر کا نام',
  postCode:
    'post code, postal code, zip, zip code, zip postal code, postal zip code, zip or postal code, zip post code, post code zip, pin code, post zip code, ' +
    'پوسٹ کوڈ, پوسٹل کوڈ, زپ کوڈ, زپ',
  country: 'country, country name, country code, country iso, country iso code, iso country code, ملک, ملک کا نام',
  phone1:
    'phone, phone 1, mobile, mobile 1, mobile no, mobile number, mobile phone, phone no, phone number, telephone, telephone no, telephone number, ' +
    'telephone 1, tel, tel no, cell, cell no, cell number, cell phone, contact no, contact number, contact phone, whatsapp, whatsapp no, whatsapp number, ph, ph no, ph number, mob, mob no, mob number, phone num, phone no 1, phone number 1, mobile no 1, mobile number 1, contact no 1, contact number 1, primary phone, ' +
    'فون, فون 1, فون نمبر, فون نمبر 1, موبائل, موبائل 1, موبائل نمبر, موبائل نمبر 1, رابطہ نمبر, ٹیلی فون, ٹیلی فون نمبر, واٹس ایپ',
  phone2:
    'phone 2, mobile 2, telephone 2, tel 2, contact no 2, phone no 2, phone number 2, mobile no 2, mobile number 2, contact number 2, phone two, alternate phone, alternative phone, alternate no, alternate number, alternate mobile, alternate mobile no, alternate contact no, alternate contact number, second phone, other phone, alt phone, secondary phone, ' +
    'فون 2, فون نمبر 2, موبائل 2, موبائل نمبر 2, دوسرا فون, متبادل نمبر',
  /** The country code of the phones in the column beside it. */
  phoneCode:
    'phone country code, mobile country code, phone code, dialing code, dialling code, dial code, isd code, calling code, country calling code, country dialing code, phone prefix',
  fax: 'fax, fax no, fax number, فیکس, فیکس نمبر',
  email: 'email, e mail, email address, email id, mail, ای میل, ای میل ایڈریس',
  idCard:
    'ntn, cnic, ntn cnic, cnic ntn, cnic no, cnic number, ntn no, ntn number, ntn or cnic, id card, id card no, id card number, nic, nic no, ' +
    'شناختی کارڈ, شناختی کارڈ نمبر, این ٹی این, این ٹی این شناختی کارڈ',
} as const
/** A field of a party, whichever of the two it is. */
export type PartyField = keyof typeof partyFieldNames

/** Parts that fill a field together, each by its number. */
export const partNames: readonly { field: PartyField; part: number; names: string }[] = [
  { field: 'person', part: 1, names: 'first name, given name, fname, forename, پہلا نام' },
  { field: 'person', part: 2, names: 'middle name, درمیانی نام' },
  { field: 'person', part: 3, names: 'last name, surname, family name, lname, آخری نام, خاندانی نام' },
  ...[1, 2, 3, 4, 5].map((part) => ({
    field: 'address' as const,
    part,
    names: `address ${part}, address line ${part}, addr ${part}, addr line ${part}, street ${part}, street address ${part}, street line ${part}, پتہ ${part}, ایڈریس ${part}`,
  })),
  { field: 'address', part: 6, names: 'house no, house number, building no, building number, مکان نمبر' },
  { field: 'address', part: 7, names: 'building, building name, عمارت' },
  {
    field: 'address',
    part: 8,
    names:
      'flat, flat no, flat number, apartment, apartment no, apartment number, apt, apt no, suite, suite no, فلیٹ نمبر',
  },
  { field: 'address', part: 9, names: 'suburb, locality, neighborhood, neighbourhood, محلہ' },
  { field: 'address', part: 10, names: 'landmark, nearest landmark, additional address information' },
]

/** May mean a person or a phone: the cells decide. */
export const contactNames = 'contact, contacts, رابطہ'

/** What people call one of the parties. */
export interface PartyName {
  party: PartyRole
  /** The name alone also means a column of names. */
  isAlone: boolean
  /** It may also mean a customer of the courier: it counts only if no other name of the party is there. */
  isWeak?: boolean
  names: string
}

/** What headings call the parties, in English and Urdu. */
export const partyNames: readonly PartyName[] = [
  {
    party: 'shipper',
    isAlone: true,
    names:
      'shipper, shippers, shiper, sender, senders, consignor, consignors, exporter, exporters, بھیجنے والا, بھیجنے والے, مرسل',
  },
  { party: 'shipper', isAlone: false, names: 'from, ship from, shipped from, sent from, pickup, pick up, collection' },
  {
    party: 'receiver',
    isAlone: true,
    names:
      'receiver, receivers, reciever, recievers, recipient, recipients, recipent, consignee, consignees, consigne, cosignee, importer, importers, addressee, ' +
      'وصول کنندہ, وصول کرنے والا, وصول کرنے والے, مرسل الیہ',
  },
  {
    party: 'receiver',
    isAlone: false,
    names:
      'rec, to, ship to, shipped to, deliver to, delivered to, send to, shipping, ship, delivery, destination, dest, منزل, منزل کا',
  },
  {
    party: 'receiver',
    isAlone: true,
    isWeak: true,
    names: 'customer, customers, buyer, buyers, client, clients, خریدار, گاہک',
  },
]

/** Words that may follow a party's name above several columns: "Shipper details". */
export const groupWords =
  'details, detail, information, info, data, address, party, section, تفصیل, تفصیلات, کی تفصیل, کی تفصیلات, معلومات, کی معلومات'

/** The names of the other columns, best first: of several columns for one text, the one with the best name is used. */
export const otherNames: Partial<Record<ColumnId, string>> = {
  shipperRef:
    'reference, ref, ref no, reference no, reference number, ref number, shipper ref, shipper reference, customer ref, customer reference, customer reference no, your reference, ' +
    'order no, order number, order id, order, order reference, order ref, order ref no, order ref number, order reference no, order reference number, customer ref no, customer ref number, customer reference number, shipment reference, shipment ref, sales record number, sales order, sales order no, sales order number, amazon order id, po no, po number, purchase order number, reference 1, ref 1, invoice no, invoice number, ' +
    'حوالہ, حوالہ نمبر, آرڈر نمبر, آرڈر, انوائس نمبر',
  recCountry: 'destination, destination country, ship country, منزل, منزل کا ملک',
  service: 'service, service name, service type, shipping service, mode, سروس, سروس کا نام',
  paymentType: 'payment, payment type, payment mode, mode of payment, payment cash credit, ادائیگی, ادائیگی کا طریقہ',
  amount: 'amount, charges, freight, freight charges, shipping charges, رقم, کرایہ',
  discount: 'discount, رعایت',
  gst: 'gst, gst rate, جی ایس ٹی',
  shipmentType: 'shipment type, type, type of shipment, parcel document, parcel or document, شپمنٹ کی قسم, قسم',
  weight:
    'weight, wt, gross weight, gross wt, actual weight, actual wt, total weight, total wt, shipment weight, package weight, parcel weight, packet weight, box weight, estimated weight, weight of parcel, weight of package, weight of shipment, total gross weight, wieght, kg, kgs, grams, lbs, وزن, کل وزن',
  pieces:
    'pieces, pcs, no of pieces, number of pieces, no of pcs, total pieces, total pcs, boxes, no of boxes, number of boxes, cartons, no of cartons, packages, no of packages, number of packages, no of parcels, number of parcels, no of ctns, shipment pieces, total shipment pieces, total boxes, total cartons, total packages, package count, پیس, پیسز, ڈبے, تعداد پیس, پیس کی تعداد, ڈبوں کی تعداد',
  cod: 'cod, cod or non cod, cod non cod, cash on delivery, is cod, سی او ڈی, سی او ڈی ہے یا نہیں',
  codAmount:
    'cod amount, cod amt, cod value, cash on delivery amount, collect amount, amount to be collected, amount to collect, cash to collect, سی او ڈی کی رقم, سی او ڈی رقم',
  remArea: 'remote area, remote, دور دراز علاقہ',
  insurance: 'insurance, insured, انشورنس',
  worthOfPackage: 'worth of package, package worth, insured value, worth, پارسل کی مالیت',
  remarks:
    'remarks, remark, note, notes, comment, comments, order notes, customer note, customer notes, order note, buyer note, special instruction, special instructions, instructions, delivery instructions, نوٹ, ریمارکس, کیفیت',
  length: 'length, box length, package length, parcel length, lenght, l, لمبائی',
  width: 'width, box width, package width, parcel width, breadth, w, چوڑائی',
  height: 'height, box height, package height, parcel height, depth, package depth, h, اونچائی, بلندی',
  description:
    'description, item description, goods description, description of goods, product description, contents, content, goods, item, item name, item title, product, product name, product title, line item name, commodity, product detail, product details, order detail, order details, item details, content description, contents description, description of contents, summary of contents, commodity description, customs description, package contents, parcel contents, shipment contents, nature of goods, discription, ' +
    'تفصیل, سامان, سامان کی تفصیل, اشیاء',
  quantity:
    'quantity, qty, item quantity, item qty, order quantity, quantity purchased, line item quantity, product quantity, تعداد, مقدار',
  airwayBillNo:
    'airway bill no, awb, awb no, awb number, airway bill, airway bill number, ab, ab no, ایئر وے بل نمبر, ایئر وے بل',
}

/** Names that mean the column only if its unit is named, by the heading or by the file's currency. */
export const namesWithUnit: Partial<Record<ColumnId, string>> = {
  // `g` and `t` may mean gross and total, or grams and tonnes.
  weight: 'g wt, g weight, gr wt, gr weight, t wt, t weight',
  gst: 'tax, tax rate, sales tax, sales tax rate, vat, vat rate, ٹیکس',
  price:
    'unit price, price per unit, price per piece, price each, unit value, unit cost, item cost, line item price, فی عدد قیمت, ' +
    'price, value, declared value, total value, invoice value, pkg decl value, sold for, customs value, custom value, customs declared value, item value, item price, goods value, قیمت, مالیت',
}

/** Values of a row or of one piece: with several pieces, the clerk is asked which. */
export const valuesOfRows =
  'value, declared value, total value, invoice value, pkg decl value, sold for, customs value, custom value, customs declared value, item value, item price, goods value, قیمت, مالیت'

/** Texts in brackets that do not change the meaning of a number. */
export const plainBrackets =
  'required, optional, mandatory, if any, if available, approx, approximately, numeric, number, numbers only, digits only, yes, no, y, n, gross, actual, total, parcel, document, cash, credit, cod, non cod, refund, ' +
  'لازمی, اختیاری, ہاں, نہیں'

/** Web forms put these columns before the answers. The email and the name are those of whoever filled in the form. */
export const answerHeadings =
  'timestamp, start time, completion time, submission date, submitted at, submission time, ٹائم اسٹیمپ, ٹائم سٹیمپ'

/** Sums of a sale in a shop: beside them, an amount is hardly the courier's charge. */
export const saleHeadings =
  'subtotal, sub total, order total, order amount, order value, total price, item total, order subtotal, order subtotal amount, order total amount, sku, item sku, product sku, line item sku, seller sku, discount code, coupon code'

/** Amounts that shops have as well as the courier. */
export const amountsOfShops = 'amount, shipping charges, رقم'

/** Neither party of a shipment. */
export const otherParties =
  'billing, bill to, billed to, invoice to, payer, notify, notify party, third party, broker, agent, return, return to, origin, store, shop, seller, vendor'

/** Columns that name the currency or unit of the numbers in other columns. */
export const unitHeadings = {
  currency: 'currency, currency code, currency type, currency name, order currency, کرنسی',
  unit:
    'unit, units, uom, unit of measure, units of measure, unit of measurement, units of measurement, measurement unit, measurement units, unit code, unit type, ' +
    'اکائی, یونٹ',
} as const

/** What such a column may refer to, besides the names of the numbers themselves: "Customs currency". */
export const unitSubjects: readonly { ids: readonly ColumnId[]; names: string }[] = [
  { ids: ['weight'], names: 'mass, package mass, وزن کی' },
  {
    ids: ['length', 'width', 'height'],
    names:
      'dimension, dimensions, dim, dims, size, sizes, package dimension, package dimensions, parcel dimensions, box dimensions, package size, box size, length width height, سائز کی',
  },
  {
    ids: ['price'],
    names: 'customs, declared, invoice, item, items, goods, commodity, product, line item, مالیت کی, قیمت کی',
  },
  { ids: ['codAmount'], names: 'cod, cash on delivery, collect, collection, سی او ڈی کی' },
  { ids: ['worthOfPackage'], names: 'insurance, insured, insured amount, insurance value, insurance amount' },
  { ids: ['amount'], names: 'freight, freight charge, charge, shipping charge, shipping' },
]
