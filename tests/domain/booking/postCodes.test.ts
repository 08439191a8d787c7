import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readAddressBlock } from '@/domain/booking/readAddressBlock'
import { countryCodes } from '@/domain/regions'

const english = new Intl.DisplayNames('en', { type: 'region' })
/** Country names as a backend may have them. */
const countries = [
  ...countryCodes.map((code) => english.of(code) ?? code).filter((name) => name !== 'Bahamas'),
  'Bahamas, The',
]

/** The post code, town, state and country read from an address, and the rest of the address. */
const read = (...lines: string[]) => {
  const { contactPerson, postCode, city, state, country, address } = readAddressBlock(
    ['Anna Weber', ...lines].join('\n'),
    'receiver',
    countries,
  )
  expect(contactPerson).toBe('Anna Weber')
  return [postCode, city, country, address, ...(state === undefined ? [] : [state])]
}

describe('a foreign address', () => {
  test.each<[string, string[], (string | undefined)[]]>([
    ['NL', ['Damrak 1', '1012 LG Amsterdam', 'Netherlands'], ['1012 LG', 'Amsterdam', 'Netherlands', 'Damrak 1']],
    ['NL', ['Damrak 1', '1012LG Den Haag', 'The Netherlands'], ['1012LG', 'Den Haag', 'Netherlands', 'Damrak 1']],
    ['NL', ['Damrak 1, NL-1012 LG Amsterdam', 'Holland'], ['1012 LG', 'Amsterdam', 'Netherlands', 'Damrak 1']],
    ['NL', ['Damrak 1', '1012 Amsterdam', 'Netherlands'], ['1012', 'Amsterdam', 'Netherlands', 'Damrak 1']],
    ['PL', ['ul. Prosta 5/7', '00-950 Warszawa', 'Poland'], ['00-950', 'Warszawa', 'Poland', 'ul. Prosta 5/7']],
    ['PL', ['ul. Prosta 5', 'Kraków 30-001, Poland'], ['30-001', 'Kraków', 'Poland', 'ul. Prosta 5']],
    ['SE', ['Kungsgatan 12', '111 43 Stockholm', 'Sweden'], ['111 43', 'Stockholm', 'Sweden', 'Kungsgatan 12']],
    ['SE', ['Kungsgatan 12', 'SE-111 43 Stockholm', 'Sweden'], ['111 43', 'Stockholm', 'Sweden', 'Kungsgatan 12']],
    ['SE', ['Kungsgatan 12', 'S-11143 Malmö', 'Sweden'], ['11143', 'Malmö', 'Sweden', 'Kungsgatan 12']],
    ['CZ', ['Dlouhá 3', '110 00 Praha 1', 'Czech Republic'], ['110 00', 'Praha 1', 'Czechia', 'Dlouhá 3']],
    ['CZ', ['Dlouhá 3', '60200 Brno', 'Czechia'], ['60200', 'Brno', 'Czechia', 'Dlouhá 3']],
    ['PT', ['Rua Augusta 24', '1100-048 Lisboa', 'Portugal'], ['1100-048', 'Lisboa', 'Portugal', 'Rua Augusta 24']],
    ['PT', ['Rua Augusta 24', 'Porto 4000-322', 'Portugal'], ['4000-322', 'Porto', 'Portugal', 'Rua Augusta 24']],
    ['GR', ['Ermou 12', '105 63 Athens', 'Greece'], ['105 63', 'Athens', 'Greece', 'Ermou 12']],
    ['GR', ['Ermou 12', 'Athens 115 28', 'Greece'], ['115 28', 'Athens', 'Greece', 'Ermou 12']],
    ['GR', ['Ermou 12', 'GR-105 63 Athens', 'Greece'], ['105 63', 'Athens', 'Greece', 'Ermou 12']],
    ['JP', ['1-1 Chiyoda', 'Tokyo 100-8111', 'Japan'], ['100-8111', 'Tokyo', 'Japan', '1-1 Chiyoda']],
    ['JP', ['1-1 Chiyoda', '〒100-8111 Tokyo', 'Japan'], ['100-8111', 'Tokyo', 'Japan', '1-1 Chiyoda']],
    ['JP', ['1-1 Chiyoda', 'Tokyo', '100-8111', 'Japan'], ['100-8111', 'Tokyo', 'Japan', '1-1 Chiyoda']],
    ['JP', ['2-3 Umeda, Osaka, 5300001', 'Japan'], ['5300001', 'Osaka', 'Japan', '2-3 Umeda']],
    [
      'IE',
      ['12 Baggot Street', 'Dublin 2', 'D02 X285', 'Ireland'],
      ['D02 X285', 'Dublin 2', 'Ireland', '12 Baggot Street'],
    ],
    ['IE', ['5 Patrick Street, Cork, T12W8KP', 'Ireland'], ['T12W8KP', 'Cork', 'Ireland', '5 Patrick Street']],
    [
      'IE',
      ['5 Main Street', 'Naas', 'Co. Kildare', 'W91 X2Y3', 'Republic of Ireland'],
      ['W91 X2Y3', 'Naas', 'Ireland', '5 Main Street', 'Co. Kildare'],
    ],
    [
      'BR',
      ['Av. Paulista 1000', 'São Paulo - SP', '01310-100', 'Brazil'],
      ['01310-100', 'São Paulo', 'Brazil', 'Av. Paulista 1000', 'SP'],
    ],
    [
      'BR',
      ['Rua A, 10', 'CEP 20040-020 Rio de Janeiro/RJ', 'Brazil'],
      ['20040-020', 'Rio de Janeiro', 'Brazil', 'Rua A, 10', 'RJ'],
    ],
    ['IN', ['12 MG Road', 'Bengaluru 560001', 'India'], ['560001', 'Bengaluru', 'India', '12 MG Road']],
    [
      'IN',
      ['12 MG Road', 'Bengaluru, Karnataka 560 001', 'India'],
      ['560 001', 'Bengaluru', 'India', '12 MG Road', 'Karnataka'],
    ],
    ['IN', ['Flat 5, Andheri East', 'Mumbai-400069', 'India'], ['400069', 'Mumbai', 'India', 'Flat 5, Andheri East']],
    ['IN', ['Flat 5', 'New Delhi PIN 110001', 'India'], ['110001', 'New Delhi', 'India', 'Flat 5']],
    [
      'AR',
      ['Av. Corrientes 1234', 'C1043AAZ Buenos Aires', 'Argentina'],
      ['C1043AAZ', 'Buenos Aires', 'Argentina', 'Av. Corrientes 1234'],
    ],
    ['AR', ['San Martín 50', 'Rosario S2000', 'Argentina'], ['S2000', 'Rosario', 'Argentina', 'San Martín 50']],
    ['AR', ['San Martín 50', '5000 Córdoba', 'Argentina'], ['5000', 'Córdoba', 'Argentina', 'San Martín 50']],
    [
      'MT',
      ['12 Republic Street', 'Valletta VLT 1117', 'Malta'],
      ['VLT 1117', 'Valletta', 'Malta', '12 Republic Street'],
    ],
    ['MT', ['12 Main Street', 'Sliema', 'SLM1549', 'Malta'], ['SLM1549', 'Sliema', 'Malta', '12 Main Street']],
    ['MT', ['PO BOX 12', 'Sliema', 'Malta'], [undefined, 'Sliema', 'Malta', 'PO BOX 12']],
    [
      'UK',
      ['77 Mill Street', 'Sheffield', 'S1 2AB', 'the UK'],
      ['S1 2AB', 'Sheffield', 'United Kingdom', '77 Mill Street'],
    ],
    [
      'UK',
      ['10 Downing Street, London SW1A 2AA, The United Kingdom'],
      ['SW1A 2AA', 'London', 'United Kingdom', '10 Downing Street'],
    ],
    [
      'UK',
      ['Flat 2, 5 High Road', 'Leeds ls1 4dy', 'England'],
      ['ls1 4dy', 'Leeds', 'United Kingdom', 'Flat 2, 5 High Road'],
    ],
    [
      'US',
      ['1234 Main St Apt 5', 'Springfield, IL 62704', 'the USA'],
      ['62704', 'Springfield', 'United States', '1234 Main St Apt 5', 'IL'],
    ],
    [
      'US',
      ['10001 Ranch Road', 'Austin TX 78701-1234', 'U.S.A.'],
      ['78701-1234', 'Austin', 'United States', '10001 Ranch Road', 'TX'],
    ],
    ['CA', ['12 King St W', 'Toronto, ON M5H 1A1', 'Canada'], ['M5H 1A1', 'Toronto', 'Canada', '12 King St W', 'ON']],
    ['DE', ['Hauptstr. 5', 'D-10115 Berlin', 'Germany'], ['10115', 'Berlin', 'Germany', 'Hauptstr. 5']],
    ['DE', ['Hauptstr. 5', '80331 München', 'Germany'], ['80331', 'München', 'Germany', 'Hauptstr. 5']],
    ['DE', ['Hauptstr. 5', 'D-10115 Berlin'], ['10115', 'Berlin', 'Germany', 'Hauptstr. 5']],
    ['AT', ['Graben 7', 'A-1010 Wien', 'Austria'], ['1010', 'Wien', 'Austria', 'Graben 7']],
    ['AT', ['Graben 7, A-1010 Wien'], ['1010', 'Wien', 'Austria', 'Graben 7']],
    [
      'CH',
      ['Bahnhofstrasse 1', 'CH-8001 Zürich', 'Switzerland'],
      ['8001', 'Zürich', 'Switzerland', 'Bahnhofstrasse 1'],
    ],
    ['CH', ['Bahnhofstrasse 1', 'CH–8001 Zürich'], ['8001', 'Zürich', 'Switzerland', 'Bahnhofstrasse 1']],
    ['FR', ['8 rue de Rivoli', '75004 Paris', 'France'], ['75004', 'Paris', 'France', '8 rue de Rivoli']],
    ['FR', ['8 rue de Rivoli', 'F-75004 Paris', 'France'], ['75004', 'Paris', 'France', '8 rue de Rivoli']],
    ['FR', ['Tour A', '92055 La Défense CEDEX', 'France'], ['92055', 'La Défense CEDEX', 'France', 'Tour A']],
    ['FR', ['Tour A', '75380 Paris Cedex 08', 'France'], ['75380', 'Paris Cedex 08', 'France', 'Tour A']],
    ['IT', ['Via Roma 3', '20121 Milano (MI)', 'Italy'], ['20121', 'Milano', 'Italy', 'Via Roma 3', 'MI']],
    ['BE', ['Rue Neuve 1', 'B-1000 Bruxelles', 'Belgium'], ['1000', 'Bruxelles', 'Belgium', 'Rue Neuve 1']],
    ['LV', ['Brīvības iela 1', 'LV-1010 Riga', 'Latvia'], ['LV-1010', 'Riga', 'Latvia', 'Brīvības iela 1']],
    ['AU', ['5 Queen Road', 'Perth WA 6000', 'Australia'], ['6000', 'Perth', 'Australia', '5 Queen Road', 'WA']],
    ['AE', ['Villa 9 Jumeirah', 'Dubai, The UAE'], [undefined, 'Dubai', 'United Arab Emirates', 'Villa 9 Jumeirah']],
    ['AE', ['Villa 9 Jumeirah', 'Dubai the UAE'], [undefined, 'Dubai', 'United Arab Emirates', 'Villa 9 Jumeirah']],
    ['AE', ['Villa 9', 'Al Ain', 'The U.A.E.'], [undefined, 'Al Ain', 'United Arab Emirates', 'Villa 9']],
    ['BS', ['12 Bay Street', 'Nassau', 'The Bahamas'], [undefined, 'Nassau', 'Bahamas, The', '12 Bay Street']],
    ['BS', ['12 Bay Street', 'Nassau, Bahamas'], [undefined, 'Nassau', 'Bahamas, The', '12 Bay Street']],
    ['GM', ['12 Kairaba Avenue', 'Banjul', 'The Gambia'], [undefined, 'Banjul', 'Gambia', '12 Kairaba Avenue']],
    ['PH', ['5 Rizal Street', '1000 Manila', 'the Philippines'], ['1000', 'Manila', 'Philippines', '5 Rizal Street']],
    [
      'SA',
      ['King Fahd Road', 'Riyadh 12211-3456', 'Kingdom of Saudi Arabia'],
      ['12211-3456', 'Riyadh', 'Saudi Arabia', 'King Fahd Road'],
    ],
    // A number in another format than the country's is no post code.
    ['DE', ['Musterweg 1234', 'Berlin', 'Germany'], [undefined, 'Berlin', 'Germany', 'Musterweg 1234']],
    // DE is Delaware here: letters that may stand for a state name no country.
    ['US', ['5 Main St', 'Wilmington, DE-19801'], ['19801', 'Wilmington', undefined, '5 Main St', 'DE']],
  ])('in the format of %s is read from %j', (_country, lines, expected) => expect(read(...lines)).toEqual(expected))

  const digits = (pattern: RegExp) => fc.stringMatching(pattern)
  const letters = /^[A-CEGHJ-NPR]{2}$/
  const codes: [string, fc.Arbitrary<string>][] = [
    ['Netherlands', fc.tuple(digits(/^[1-9]\d{3}$/), digits(letters)).map((parts) => parts.join(' '))],
    ['Poland', digits(/^\d{2}-\d{3}$/)],
    ['Sweden', digits(/^[1-9]\d{2} \d{2}$/)],
    ['Czechia', digits(/^[1-7]\d{2} \d{2}$/)],
    ['Portugal', digits(/^[1-9]\d{3}-\d{3}$/)],
    ['Greece', digits(/^[1-8]\d{2} \d{2}$/)],
    ['Japan', digits(/^\d{3}-\d{4}$/)],
    ['Brazil', digits(/^\d{5}-\d{3}$/)],
    ['India', digits(/^[1-8]\d{5}$/)],
    ['Argentina', digits(/^[A-HJ-NP-Z]\d{4}$/)],
    ['Malta', digits(/^VL[TA] \d{4}$/)],
    ['Ireland', digits(/^[ACDHKNPRTVWXY]\d{2} [ACDHKNPRTVWXY]\d[ACDHKNPRTVWXY]\d$/)],
    ['United Kingdom', digits(/^[A-PR]\d{1,2} \d[ABDE]{2}$/)],
    ['Germany', digits(/^\d{5}$/)],
    ['France', digits(/^\d{5}$/)],
  ]

  it.each(codes)('of %s has its post code before or after the town', (country, code) => {
    fc.assert(
      fc.property(code, fc.boolean(), (postCode, isBehind) => {
        const town = isBehind ? `Newtown ${postCode}` : `${postCode} Newtown`
        expect(read('Block 5, 12 Long Street', town, country)).toEqual([
          postCode,
          'Newtown',
          country,
          'Block 5, 12 Long Street',
        ])
      }),
    )
  })
})
