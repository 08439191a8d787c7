/**
 * Mutants that change nothing anybody could notice, each with the reason: they do not count. `line` is a piece of the
 * code's line, `mutant` what Stryker makes of it, `mutator` the kind of it.
 */

const types = 'only the compiler needs it: the code below gives the same without'
const speed = 'a quicker way to the same result, which the exact way gives as well'
const turns = 'how often a long reading lets others have their turn is a matter of time'
const notShown = 'a text of the program for itself, which nobody is shown'
const beyond = 'one place behind the end, where nothing stands'

/** @type {{ file: string, line: string, mutator: string, mutant: string, why: string }[]} */
export const equivalent = [
  {
    file: 'src/domain/booking/uploads.ts',
    line: 'if (kind === null ||',
    mutator: 'ConditionalExpression',
    mutant: 'false',
    why: types,
  },
  {
    file: 'src/domain/shipment/shipmentType.ts',
    line: 'return code === null ?',
    mutator: 'ConditionalExpression',
    mutant: 'false',
    why: types,
  },
  {
    file: 'src/domain/phone.ts',
    line: "const [between = '', next = '']",
    mutator: 'StringLiteral',
    mutant: '"Stryker was here!"',
    why: 'the pieces of a split text come in pairs',
  },
  {
    file: 'src/domain/phone.ts',
    line: "numbersIn(inLatinDigits(phone ?? ''))",
    mutator: 'StringLiteral',
    mutant: '"Stryker was here!"',
    why: 'a text without digits is no number either',
  },
  {
    file: 'src/domain/phone.ts',
    line: "if (dialled.startsWith('0')) return home",
    mutator: 'Regex',
    mutant: '/0+/',
    why: 'the first zeros of a text that begins with 0 are those at its beginning',
  },
  {
    file: 'src/domain/money/grossPaisa.ts',
    line: "if (typeof value !== 'number') return null",
    mutator: 'EqualityOperator',
    mutant: "typeof value === 'number'",
    why: speed,
  },
  {
    file: 'src/domain/money/grossPaisa.ts',
    line: 'const whole = Math.round(value * scale)',
    mutator: 'ArithmeticOperator',
    mutant: 'value / scale',
    why: speed,
  },
  {
    file: 'src/domain/money/grossPaisa.ts',
    line: 'Math.abs(whole) < LARGEST',
    mutator: 'EqualityOperator',
    mutant: 'Math.abs(whole) >= LARGEST',
    why: speed,
  },
  {
    file: 'src/domain/shipment-index/shipmentFilter.ts',
    line: 'const ASCII =',
    mutator: 'Regex',
    mutant: '/^[\\0-\\x7f]$/',
    why: speed,
  },
  {
    file: 'src/domain/shipment-index/shipmentFilter.ts',
    line: 'searchable(text).split(/\\s+/)',
    mutator: 'Regex',
    mutant: '/\\s/',
    why: 'the empty words between two blanks are left out',
  },
  {
    file: 'src/domain/tracking/trackingNumbers.ts',
    line: 'part.replace(/[\\s./-]+/g',
    mutator: 'Regex',
    mutant: '/[\\s./-]/g',
    why: 'one after the other or all at once: they go',
  },
  {
    file: 'src/domain/shipment-index/searchedTexts.ts',
    line: 'place < holding.length; place++',
    mutator: 'EqualityOperator',
    mutant: 'place <= holding.length',
    why: beyond,
  },
  {
    file: 'src/domain/shipment-index/searchedTexts.ts',
    line: 'const rows = starts.length - 1',
    mutator: 'ArithmeticOperator',
    mutant: 'starts.length + 1',
    why: 'behind the last row no word is found any more',
  },
  {
    file: 'src/domain/shipment-index/shipmentChecks.ts',
    line: 'place < passing.length; place++',
    mutator: 'EqualityOperator',
    mutant: 'place <= passing.length',
    why: beyond,
  },
  {
    file: 'src/domain/shipment-index/sortOrder.ts',
    line: 'Float64Array.from(values)',
    mutator: 'MethodExpression',
    mutant: 'Float64Array.from(values)',
    why: 'values that are none stand last, each with a rank that no row gets',
  },
  {
    file: 'src/domain/shipment-index/sortOrder.ts',
    line: 'if (count === 0 || value !== sorted[count - 1])',
    mutator: 'ConditionalExpression',
    mutant: 'true',
    why: 'equal values take the first of their ranks; the others stay empty',
  },
  {
    file: 'src/services/http/errorCatalogue.ts',
    line: "sendContactMessage: { 400: ['firstMessage']",
    mutator: 'StringLiteral',
    mutant: '""',
    why: 'a field that is not `error` is the first message',
  },
  {
    file: 'src/services/http/queryClient.ts',
    line: "networkMode: 'always',",
    mutator: 'StringLiteral',
    mutant: '""',
    why: 'every mode but `online` and `offlineFirst` asks without waiting for the line',
  },
  {
    file: 'src/services/shipment-list/shipmentIndexClient.ts',
    line: 'this.windows.size > KEPT_WINDOWS && oldest !== undefined',
    mutator: 'ConditionalExpression',
    mutant: 'true',
    why: types,
  },
  {
    file: 'src/services/shipment-list/shipmentIndexClient.ts',
    line: "value !== null && 'kind' in value",
    mutator: 'ConditionalExpression',
    mutant: 'true',
    why: types,
  },
  {
    file: 'src/services/shipment-list/readShipments.ts',
    line: 'if (now - turn > TURN)',
    mutator: 'EqualityOperator',
    mutant: 'now - turn >= TURN',
    why: turns,
  },
  {
    file: 'src/services/shipment-list/readShipments.ts',
    line: 'if (now - turn > TURN)',
    mutator: 'EqualityOperator',
    mutant: 'now - turn <= TURN',
    why: turns,
  },
  {
    file: 'src/services/shipment-list/shipmentLists.ts',
    line: "index.find({ filter: { text: 'a' }",
    mutator: 'ObjectLiteral',
    mutant: '{}',
    why: speed,
  },
  {
    file: 'src/services/wire/jsonRows.ts',
    line: 'let hasBegun = false',
    mutator: 'BooleanLiteral',
    mutant: 'true',
    why: 'what is no list is refused by the parser, a moment later',
  },
  {
    file: 'src/services/wire/jsonRows.ts',
    line: 'if (!hasBegun) begin()',
    mutator: 'ConditionalExpression',
    mutant: 'true',
    why: 'what is left always begins as a list',
  },
  {
    file: 'src/services/wire/jsonRows.ts',
    line: "if (text[start] !== '[') throw",
    mutator: 'StringLiteral',
    mutant: '""',
    why: notShown,
  },
  {
    file: 'src/services/wire/jsonRows.ts',
    line: 'if (!Array.isArray(rows) ||',
    mutator: 'StringLiteral',
    mutant: '""',
    why: notShown,
  },
  {
    file: 'src/services/wire/wire.ts',
    line: 'if (ISO_UTC.test(value)) return value',
    mutator: 'ConditionalExpression',
    mutant: 'false',
    why: speed,
  },
  {
    file: 'src/services/wire/wire.ts',
    line: 'const ISO_UTC =',
    mutator: 'Regex',
    mutant: '/^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d)?Z$/',
    why: speed,
  },
  {
    file: 'src/services/wire/wire.ts',
    line: 'const ISO_UTC =',
    mutator: 'Regex',
    mutant:
      '/^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\D{1,3})?Z$/',
    why: speed,
  },
]
