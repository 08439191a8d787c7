import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ColumnId, columnIds, fileColumns } from '@/domain/from-file/fileColumns'
import { otherNames, partyFieldNames, partyNames } from '@/domain/from-file/headingNames'
import { matchColumns, matchHeadings } from '@/domain/from-file/matchColumns'
import { canConvert, ownUnit, unitCodes, unitWords } from '@/domain/from-file/measures'

const listed = (names: string) => names.split(',').map((name) => name.trim())
const why = (...headings: string[]) =>
  matchColumns(headings.map((heading) => ({ heading, above: '', values: [] }))).map(({ id, unmatched }) =>
    unmatched ? unmatched.why : id,
  )
const measured = columnIds.filter((id) => ownUnit(id) !== null)

/** Spellings in which people write headings. */
const writings = fc.constantFrom(
  (name: string) => name,
  (name: string) => name.toUpperCase(),
  (name: string) => name.replaceAll(' ', '_'),
  (name: string) => name.replaceAll(' ', '-'),
  (name: string) => `${name}:`,
  (name: string) => ` ${name} *`,
  (name: string) => name.replaceAll(' ', ''),
  (name: string) => `${name} (required)`,
)

describe('matching headings in both languages', () => {
  it('recognises each name of each column, in any spelling', () => {
    const names = Object.entries(otherNames).flatMap(([id, all]) => listed(all).map((name) => [id, name] as const))
    fc.assert(
      fc.property(fc.constantFrom(...names), writings, ([id, name], written) => {
        // A single letter counts only beside the other sides.
        const beside = /^[lwh]$/.test(name)
          ? ['Length', 'Width', 'Height'].filter((side) => side[0] !== name.toUpperCase())
          : []
        expect(matchHeadings([written(name), ...beside])[0]).toBe(id)
      }),
      { numRuns: 1000 },
    )
  })

  it('recognises each field of each party, with the party’s name before or after', () => {
    const ids = {
      shipper: {
        city: 'shipperCity',
        address: 'shipperAddress',
        person: 'shipperContactPerson',
        postCode: 'shipperPostCode',
      },
      receiver: { city: 'recCity', address: 'recAddress', person: 'recContactPerson', postCode: 'recPostCode' },
    } as const
    const parties = partyNames.flatMap(({ party, names }) => listed(names).map((name) => ({ party, name })))
    const fields = (['city', 'address', 'person', 'postCode'] as const).flatMap((field) =>
      listed(partyFieldNames[field]).map((name) => ({ field, name })),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...parties),
        fc.constantFrom(...fields),
        fc.constantFrom(
          (party: string, field: string) => `${party} ${field}`,
          (party: string, field: string) => `${party}_${field}`,
          (party: string, field: string) => `${field} (${party})`,
        ),
        writings,
        ({ party, name }, { field, name: part }, order, written) => {
          expect(matchHeadings([written(order(name, part))])).toEqual([ids[party][field]])
        },
      ),
      { numRuns: 1000 },
    )
  })

  it.each([
    ['WT', 'weight'],
    ['Wt.', 'weight'],
    ['Value (USD)', 'price'],
    ['Shipping Zip', 'recPostCode'],
    ['ship-postal-code', 'recPostCode'],
    ['recipient-name', 'recContactPerson'],
    ['Ship To Phone', 'recPhone1'],
    ['Postcode (Shipping)', 'recPostCode'],
    ['City (Billing)', null],
    ['Billing City', null],
    ['Lineitem name', 'description'],
    ['Lineitem quantity', 'quantity'],
    ['بھیجنے والے کا شہر', 'shipperCity'],
    ['وصول کنندہ کا پتہ', 'recAddress'],
    ['وزن (گرام)', 'weight'],
    ['Total', null],
    ['To', null],
    ['Country of origin', null],
  ])('“%s” is matched to %j', (heading, id) => expect(matchHeadings([heading])).toEqual([id]))
})

describe('units in headings', () => {
  it('are matched for each number in its own and convertible units only', () => {
    const cases = measured.flatMap((id) =>
      unitCodes.flatMap((code) => unitWords(code).map((word) => ({ id, code, word }))),
    )
    const forms = fc.constantFrom(
      (name: string, unit: string) => `${name} (${unit})`,
      (name: string, unit: string) => `${name} [${unit.toUpperCase()}]`,
      (name: string, unit: string) => `${name} in ${unit}`,
      (name: string, unit: string) => `${name} (in ${unit}.)`,
      (name: string, unit: string) => `${name}_${unit}`,
    )
    fc.assert(
      fc.property(fc.constantFrom(...cases), forms, ({ id, code, word }, form) => {
        const [name = ''] = fileColumns[id].heading.split(' (')
        const own = ownUnit(id)
        const isFine = own !== null && (code === own || canConvert(code, own))
        expect(why(form(name, word))).toEqual([isFine ? id : 'unit'])
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['Weight (stone)', 'unit'],
    ['Weight (bags)', 'unit'],
    ['Weight (kg/lb)', 'units'],
    ['Weight (kg or lb)', 'units'],
    ['Weight kg (lbs)', 'units'],
    ['Length (")', 'length'],
    ['Unit price (PKR)', 'unit'],
    ['Unit price (€)', 'unit'],
    ['Unit price ($)', 'price'],
    ['Amount (USD)', 'unit'],
    ['Discount (%)', 'unit'],
    ['Discount %', 'unit'],
    ['GST (Rs.)', 'unit'],
    ['GST %', 'gst'],
    ['Price', 'no unit'],
    ['Value', 'no unit'],
    ['Tax', 'no unit'],
    ['Tax (%)', 'gst'],
    ['Declared value ($)', 'price'],
    ['Weight (gross)', 'weight'],
    // G may be gross or grams, and T total or tonnes.
    ['G. Wt.', 'no unit'],
    ['G.Weight', 'no unit'],
    ['G/Wt', 'no unit'],
    ['Gr. Wt', 'no unit'],
    ['T. Wt.', 'no unit'],
    ['T. Weight', 'no unit'],
    ['G. Wt. (kg)', 'weight'],
    ['Kg Weight', 'weight'],
    ['Weight G', 'weight'],
  ])('“%s” is matched as %j', (heading, result) => expect(why(heading)).toEqual([result]))

  it('select the weight column in kilograms out of two, and none out of others', () => {
    expect(why('Weight (lb)', 'Weight (kg)')).toEqual([null, 'weight'])
    expect(why('Weight', 'Gross weight')).toEqual(['several', 'several'])
  })

  it('are replaced for prices by a column of currencies', () => {
    const of = (currency: string) =>
      matchColumns([
        { heading: 'Lineitem price', above: '', values: ['20'] },
        { heading: 'Amount', above: '', values: ['20'] },
        { heading: 'Currency', above: '', values: [currency] },
      ]).map(({ id, unmatched }) => id ?? unmatched?.why ?? null)
    expect(of('USD')).toEqual(['price', 'currency', null])
    expect(of('PKR')).toEqual(['currency', 'amount', null])
    expect(of('EUR')).toEqual(['currency', 'currency', null])
  })

  it('do not make a lone W the width', () => {
    expect(why('W')).toEqual(['unclear'])
    expect(why('L', 'W', 'H (cm)')).toEqual(['length', 'width', 'height'])
  })
})

describe('the party of a column', () => {
  const parts = ['Name', 'Address', 'City', 'Phone']

  it('is uncertain if the same headings occur twice', () => {
    expect(why(...parts, ...parts)).toEqual(Array.from({ length: 8 }, () => 'party'))
    expect(why('Name', 'Address', 'Name.1', 'Address.1')).toEqual(['party', 'party', null, 'party'])
  })

  it('is uncertain beside both parties', () => {
    expect(why('Shipper', 'Consignee', 'Phone', 'City', 'Country')).toEqual([
      'shipperContactPerson',
      'recContactPerson',
      'party',
      'party',
      'recCountry',
    ])
  })

  it('is the receiver if the shipper has its own column, or there is no other party', () => {
    expect(why('Sender Name', 'Sender Phone', 'Name', 'Phone')).toEqual([
      'shipperContactPerson',
      'shipperPhone1',
      'recContactPerson',
      'recPhone1',
    ])
    expect(why('Sender Name', 'City')).toEqual(['shipperContactPerson', 'party'])
    expect(why(...parts)).toEqual(['recContactPerson', 'recAddress', 'recCity', 'recPhone1'])
  })

  it('is not the receiver for a customer beside a consignee', () => {
    expect(why('Customer Name', 'Consignee Name')).toEqual(['party', 'recContactPerson'])
    expect(why('Customer Name')).toEqual(['recContactPerson'])
  })

  it('is never the consignee for a customer’s column, whatever the consignee has', () => {
    expect(why('Customer Name', 'Customer Phone', 'Buyer Email', 'Consignee Name', 'Consignee Address')).toEqual([
      'party',
      'party',
      'party',
      'recContactPerson',
      'recAddress',
    ])
    expect(why('Customer Name', 'Customer Phone', 'Customer Address')).toEqual([
      'recContactPerson',
      'recPhone1',
      'recAddress',
    ])
  })
})

describe('several columns for one field', () => {
  it.each<[string[], (string | null)[]]>([
    [
      ['Address 1', 'Address 2'],
      ['recAddress', 'recAddress'],
    ],
    [
      ['Address', 'Address 2'],
      ['recAddress', 'recAddress'],
    ],
    [
      ['Ship-address-1', 'ship-address-2', 'ship-address-3'],
      ['recAddress', 'recAddress', 'recAddress'],
    ],
    [
      ['Shipping Street', 'Shipping Address1', 'Shipping Address2'],
      [null, 'recAddress', 'recAddress'],
    ],
    [['Address 2'], ['several']],
    [
      ['First name', 'Last name'],
      ['recContactPerson', 'recContactPerson'],
    ],
    [
      ['First Name (Shipping)', 'Last Name (Shipping)'],
      ['recContactPerson', 'recContactPerson'],
    ],
    [
      ['Full name', 'First name', 'Last name'],
      ['recContactPerson', null, null],
    ],
    [
      ['Phone', 'Mobile'],
      ['recPhone1', 'recPhone2'],
    ],
    [
      ['Phone', 'Mobile', 'Phone 2'],
      ['several', 'several', 'recPhone2'],
    ],
    [
      ['Email', 'Mail'],
      ['several', 'several'],
    ],
    [
      ['Order No', 'Reference'],
      [null, 'shipperRef'],
    ],
  ])('%j are matched as %j', (headings, result) => expect(why(...headings)).toEqual(result))
})

/** What each column is, or why not, by its heading and cells: `Name: Ruth / Ann`. */
const found = (...columns: string[]) =>
  matchColumns(
    columns.map((each) => {
      const [heading = '', cells = ''] = each.split(': ')
      return { heading, above: '', values: cells.split(' / ').filter(Boolean) }
    }),
  ).map(({ id, unmatched }) => unmatched?.why ?? id)

describe('the party of a column, judged by the columns beside it', () => {
  it.each<[string, string[], (string | null)[]]>([
    [
      'the sender beside a named receiver',
      [
        'Name: Sana',
        'Phone: 03001234567',
        'Email: s@x.pk',
        'City: Gujrat',
        'Receiver Name: Ruth',
        'Receiver Address: 77 Mill Street',
      ],
      ['party', 'party', 'party', 'party', 'recContactPerson', 'recAddress'],
    ],
    [
      'a blank column beside a named receiver',
      ['Phone', 'Email: r@x.uk', 'Shipping Name: Ruth', 'Shipping Phone: +441144960000'],
      [null, 'recEmail', 'recContactPerson', 'recPhone1'],
    ],
    [
      'a name of the shop beside the receiver’s full name',
      ['Full Name: Ann Bee', 'Street 1: 5 Oak Street', 'Ship City: Boston', 'Buyer: annuser'],
      ['recContactPerson', 'recAddress', 'recCity', 'party'],
    ],
    [
      'who answered a form',
      ['Timestamp: 1/2/2026', 'Email Address: s@x.pk', 'Receiver Name: Ruth', 'City: Leeds'],
      [null, 'party', 'recContactPerson', 'recCity'],
    ],
    [
      'who answered another form',
      ['Start time: 1/2/2026', 'Completion time: 1/2/2026', 'Email: s@x.pk', 'Name: Sana', 'City: Leeds'],
      [null, null, 'party', 'party', 'recCity'],
    ],
    [
      'who answered a form in Urdu',
      ['ٹائم اسٹیمپ: 1/2/2026', 'ای میل: s@x.pk', 'شہر: Leeds'],
      [null, 'party', 'recCity'],
    ],
    [
      'an ID card beside a person',
      ['Name: Sana', 'CNIC: 34201-0000000-7', 'City: Leeds'],
      ['recContactPerson', 'party', 'recCity'],
    ],
    [
      'an ID card beside both parties',
      ['Shipper: Sana', 'CNIC: 34201-0000000-7', 'Consignee: Ruth'],
      ['shipperContactPerson', 'shipperNtnCnicNo', 'recContactPerson'],
    ],
  ])('is uncertain, or not: %s', (_name, columns, ids) => expect(found(...columns)).toEqual(ids))
})

describe('an ambiguous heading', () => {
  it.each<[string, string[], (string | null)[]]>([
    [
      'a contact with telephones',
      ['Consignee Name: Ruth', 'Consignee Contact: 0300-1234567 / +44 114 496 0000'],
      ['recContactPerson', 'recPhone1'],
    ],
    ['a contact with people', ['Company: Hallam', 'Contact: Ruth'], ['recCompany', 'recContactPerson']],
    ['a contact with both', ['Contact: Ruth 03001234567', 'City: Leeds'], ['recContactPerson', 'recCity']],
    ['رابطہ', ['نام: روتھ', 'رابطہ: 03001234567'], ['recContactPerson', 'recPhone1']],
    [
      'a name with order numbers',
      ['Name: #1001 / #1002', 'Shipping Name: Ruth', 'City: Leeds'],
      ['shipperRef', 'recContactPerson', 'recCity'],
    ],
    ['order numbers with letters', ['Name: SHOP-1001', 'Full name: Ruth'], ['shipperRef', 'recContactPerson']],
    ['order numbers beside others', ['Name: #1001', 'Order ID: 55', 'City: Leeds'], [null, 'shipperRef', 'recCity']],
    ['a person with a number', ['Name: Ruth 2 / Ann', 'City: Leeds'], ['recContactPerson', 'recCity']],
    ['COD with amounts', ['COD: 4500 / 0', 'City: Leeds'], ['codAmount', 'recCity']],
    ['COD with answers', ['COD: 1 / 0', 'City: Leeds'], ['cod', 'recCity']],
    ['COD with both', ['COD: Yes / 4500', 'City: Leeds'], ['cod', 'recCity']],
    ['COD with amounts beside amounts', ['COD: 4500', 'COD Amount: 4500'], ['cod', 'codAmount']],
    ['a column that cannot be it', ['Email: Leeds', 'Mail: r@x.uk'], ['values', 'recEmail']],
    ['a province and its code', ['Shipping Province: MA', 'Shipping Province Name: Massachusetts'], ['recState', null]],
    ['a country and its code', ['Consignee Country: Germany', 'Consignee Country Code: DE'], ['recCountry', null]],
    ['a state and a county', ['State: MA', 'County: Suffolk'], ['several', 'several']],
    ['an amount beside a customer', ['Customer Name: Ali', 'Amount: 4500'], ['recContactPerson', 'unclear']],
    ['an amount beside a payment on delivery', ['Amount: 4500', 'Payment Method: COD'], ['unclear', null]],
    ['an amount beside COD', ['Amount (Rs.): 4500', 'COD: Yes / No'], ['unclear', 'cod']],
    ['an amount beside no COD', ['Amount: 4500', 'COD: No'], ['amount', 'cod']],
    ['an amount beside that of COD', ['Amount: 300', 'COD: Yes', 'COD amount: 4500'], ['amount', 'cod', 'codAmount']],
    ['an amount of a sale', ['Shipping charges: 200', 'Subtotal: 1500'], ['unclear', null]],
    ['freight beside a sale', ['Freight: 200', 'Subtotal: 1500'], ['amount', null]],
    ['a price', ['Unit price: 2500', 'Lineitem price: 2500'], ['no unit', 'no unit']],
  ])('is decided by the cells below it: %s', (_name, columns, ids) => expect(found(...columns)).toEqual(ids))
})

/** Headings of exports and of other couriers' templates, each alone. */
it.each<[ColumnId, string[]]>([
  ['recContactPerson', ['Reciever Name', 'recipientContactName', 'Cosignee', 'Name (Ship TO) (Required)']],
  ['recCompany', ['Company or Name', 'Company (Ship TO)']],
  ['recAddress', ['Address 1&2 (Shipping)', 'recipientLine1', 'Detail Address', 'Adress']],
  ['recState', ['State/Prov/Other', 'State/Province (Ship TO)', 'shippingRegion']],
  ['recPhone1', ['ConsigneeMobNo', 'Consignee Phone Number 1', 'Ph. No.', 'Consignee Cell No']],
  ['recPhone2', ['Consignee Phone Number 2', 'shippingPhone2', 'Alternate Mobile No', 'متبادل نمبر']],
  [
    'shipperRef',
    ['CustomerReferenceNo', 'Customer Ref No', 'Order Ref Number', 'Sales Order', 'Amazon Order Id', 'Reference 1'],
  ],
  ['weight', ['Packet Weight (Grams)', 'Estimated Weight', 'Weight of parcel in kg', 'Wieght']],
  ['pieces', ['Total Shipment Pieces', 'No. of Parcels', 'تعداد پیس']],
  ['codAmount', ['Collect Amount', 'Cash on Delivery Amount', 'COD Amt', 'Amount to be collected']],
  ['description', ['Product Details', 'Order Detail', 'Summary of Contents', 'Customs description', 'Discription']],
  ['quantity', ['Quantity (- Refund)']],
  ['remarks', ['Buyer note', 'Special instruction']],
])('%s is matched by %j', (id, headings) => {
  for (const heading of headings) expect([heading, ...matchHeadings([heading])]).toEqual([heading, id])
})
