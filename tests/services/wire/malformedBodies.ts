/** A body that some server, proxy or old record might send with a 200. */
export interface MalformedBody {
  name: string
  body: string
}

const deep = 5_000
const nul = 'a\u0000b'
const script = '<script>alert(1)</script>'

/** A row with a field of every answer, each of them holding the same value. */
const everyField = [
  '_id id airwayBillNo service name consignee consignor origin destination amount discount gst',
  'isRemoteArea remoteArea status center createdAt updatedAt notes username fullName role',
  'totalDocuments totalParcels totalCollection company contactPerson phone1 phone2 address dimensions',
  'invoices length width height description quantity price type trackingLink shipAmount shipmentType',
  'shipType weight pieces cod codAmount isInsurance insurance worthOfPackage packageWorth',
  'consignorIDFront idFront repFullName',
].flatMap((names) => names.split(' '))
const rowOf = (value: unknown) => Object.fromEntries(everyField.map((name) => [name, value]))
const json = (value: unknown) => JSON.stringify(value)
/** The same row bare and in a list, so that calls of both kinds meet it. */
const both = (name: string, value: unknown): MalformedBody[] => [
  { name, body: json(value) },
  { name: `${name}, in a list`, body: json([value, null, 7, 'x', [], [value], value]) },
]

/** Bodies for every reading call: each gives a value of the right shape or a ServiceError, nothing else. */
export const malformedBodies: MalformedBody[] = [
  { name: 'HTML', body: '<!doctype html><html><body>502</body></html>' },
  { name: 'nothing', body: '' },
  { name: 'JSON cut in the middle', body: '[{"_id":"1","airwayBillNo":"0000123457","status":[{"type":1,"desc' },
  { name: 'JSON with a byte order mark', body: '\uFEFF[{"_id":"1"}]' },
  { name: 'null', body: 'null' },
  { name: 'a number', body: '7' },
  { name: 'a broken number', body: '1.5' },
  { name: 'a number beyond doubles', body: '1e999' },
  { name: 'a number with more digits than doubles have', body: '123456789012345678901234567890' },
  { name: 'a text', body: '"text"' },
  { name: 'an empty object', body: '{}' },
  { name: 'an empty list', body: '[]' },
  { name: 'a list of nulls', body: '[null,null]' },
  { name: 'a list in an object', body: '{"data":[{"_id":"1","airwayBillNo":"0000123457"}]}' },
  { name: 'an object with numbered keys', body: '{"0":{"_id":"1"},"length":1}' },
  { name: 'an error with status 200', body: '{"error":"Something failed"}' },
  { name: 'a message with status 200', body: '{"message":"Done","success":true}' },
  ...both('every field null', rowOf(null)),
  ...both('every field true', rowOf(true)),
  ...both('numbers as texts', rowOf(' 12.50 ')),
  ...both('texts as numbers', rowOf(12.5)),
  ...both('words where numbers should be', rowOf('NaN')),
  ...both('huge numbers', rowOf(1.7976931348623157e308)),
  ...both('lists where texts should be', rowOf([1, 'two', null])),
  ...both('objects where texts should be', rowOf({ toString: 'x', valueOf: null, length: 3 })),
  ...both('NUL characters', rowOf(nul)),
  ...both('script text', rowOf(script)),
  ...both('half a surrogate pair', rowOf('\ud800')),
  ...both('a very long text', { ...rowOf('x'), notes: 'x'.repeat(100_000) }),
  ...both('dates that are none', rowOf('2026-13-45T99:99:99Z')),
  ...both('dates far away', rowOf('+275760-09-13T00:00:00.001Z')),
  ...both('fields that are swapped', { _id: {}, airwayBillNo: [], status: 'x', service: 3, amount: {}, role: '1' }),
  ...both('a role that does not exist', { ...rowOf('1'), role: 3 }),
  ...both('names of Object.prototype', { constructor: 1, toString: 2, hasOwnProperty: 3, valueOf: null }),
  {
    name: '__proto__',
    body: `{"__proto__":${json({ ...rowOf('1'), polluted: true })},"constructor":{"prototype":{"polluted":true}}}`,
  },
  {
    name: '__proto__ inside',
    body: `[{"_id":"1","service":{"__proto__":{"polluted":true,"name":"x"}},"status":[{"__proto__":{"type":6,"polluted":true}}]}]`,
  },
  { name: 'lists nested too deep', body: '['.repeat(deep) + ']'.repeat(deep) },
  { name: 'rows nested too deep', body: `[${'{"service":'.repeat(deep)}1${'}'.repeat(deep)}]` },
]
