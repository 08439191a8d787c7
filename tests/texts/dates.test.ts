// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'

const homeZone = process.env.TZ

/** Loads the module in this time zone, as it creates its formatters when it is loaded. */
async function datesIn(zone: string) {
  process.env.TZ = zone
  vi.resetModules()
  return import('@/texts/dates')
}

afterAll(() => {
  if (homeZone === undefined) delete process.env.TZ
  else process.env.TZ = homeZone
})

const zones: Record<string, readonly (readonly [iso: string, dateTime: string, day: string])[]> = {
  'Asia/Karachi': [
    ['2026-11-20T10:14:15.000Z', 'Fri, Nov 20, 2026, 03:14:15 PM', '2026-11-20'],
    ['2026-11-19T19:00:00.000Z', 'Fri, Nov 20, 2026, 12:00:00 AM', '2026-11-20'],
    ['2026-11-19T18:59:59.999Z', 'Thu, Nov 19, 2026, 11:59:59 PM', '2026-11-19'],
    ['2026-12-31T20:00:00.000Z', 'Fri, Jan 01, 2027, 01:00:00 AM', '2027-01-01'],
    ['2024-02-28T19:00:00.000Z', 'Thu, Feb 29, 2024, 12:00:00 AM', '2024-02-29'],
    ['2026-11-20T15:14:15+05:00', 'Fri, Nov 20, 2026, 03:14:15 PM', '2026-11-20'],
    ['2026-11-20T15:14:15', 'Fri, Nov 20, 2026, 03:14:15 PM', '2026-11-20'],
  ],
  'Europe/London': [
    ['2026-11-20T10:14:15.000Z', 'Fri, Nov 20, 2026, 10:14:15 AM', '2026-11-20'],
    ['2026-07-01T23:30:00.000Z', 'Thu, Jul 02, 2026, 12:30:00 AM', '2026-07-02'],
    // The hour that does not exist, and the one that occurs twice.
    ['2026-03-29T00:59:59.000Z', 'Sun, Mar 29, 2026, 12:59:59 AM', '2026-03-29'],
    ['2026-03-29T01:00:00.000Z', 'Sun, Mar 29, 2026, 02:00:00 AM', '2026-03-29'],
    ['2026-10-25T00:30:00.000Z', 'Sun, Oct 25, 2026, 01:30:00 AM', '2026-10-25'],
    ['2026-10-25T01:30:00.000Z', 'Sun, Oct 25, 2026, 01:30:00 AM', '2026-10-25'],
  ],
  'America/New_York': [
    ['2026-11-20T10:14:15.000Z', 'Fri, Nov 20, 2026, 05:14:15 AM', '2026-11-20'],
    ['2026-11-20T04:59:59.000Z', 'Thu, Nov 19, 2026, 11:59:59 PM', '2026-11-19'],
    ['2026-11-20T05:00:00.000Z', 'Fri, Nov 20, 2026, 12:00:00 AM', '2026-11-20'],
    ['2026-11-01T05:30:00.000Z', 'Sun, Nov 01, 2026, 01:30:00 AM', '2026-11-01'],
  ],
}

describe.each(Object.entries(zones))('a viewer in %s', (zone, rows) => {
  let dates: Awaited<ReturnType<typeof datesIn>>

  beforeAll(async () => {
    dates = await datesIn(zone)
  })

  test.each(rows)('reads %s as %s', (iso, dateTime) => {
    expect(dates.formatDateTime(iso)).toBe(dateTime)
    expect(dates.formatDate(iso)).toBe(dateTime.slice(0, -13))
    expect(dates.formatTime(iso)).toBe(dateTime.slice(-11))
    expect(dates.formatMinute(iso)).toBe(`${dateTime.slice(-11, -6)}${dateTime.slice(-3)}`)
  })

  test.each(rows)('writes %s as its day', (iso, _dateTime, day) => {
    expect(dates.formatDate(day)).toBe(dates.formatDate(iso))
  })

  test.each(['2026-03-29', 'Mar 29, 2026'])(
    'reads %s as that day, in no zone the evening before, and at no time',
    (day) => {
      expect(dates.formatDateTime(day)).toBe('Sun, Mar 29, 2026')
      expect(dates.formatDate(day)).toBe('Sun, Mar 29, 2026')
      expect(dates.formatBriefly(day)).toBe('Mar 29')
      expect(dates.formatTime(day)).toBe('—')
      expect(dates.formatMinute(day)).toBe('—')
    },
  )
})

describe('the space before AM and PM', () => {
  it('is an ordinary one, even if the browser writes a narrow no-break space', async () => {
    vi.stubGlobal('Intl', {
      DateTimeFormat: class {
        format = () => 'Fri, Nov 20, 2026, 03:14:15\u202fPM'
      },
    })
    const dates = await datesIn('Asia/Karachi')
    expect(dates.formatDateTime('2026-11-20T10:14:15.000Z')).toBe('Fri, Nov 20, 2026, 03:14:15 PM')
    expect(dates.formatTime('2026-11-20T10:14:15.000Z')).toBe('03:14:15 PM')
    vi.unstubAllGlobals()
  })
})

describe('a day in full', () => {
  test.each([
    ['2026-11-20T10:00:00.000Z', 'Friday, November 20, 2026'],
    ['2026-11-05', 'Thursday, November 5, 2026'],
  ])('%s is %s', async (iso, text) => {
    const { formatLongDate } = await datesIn('Asia/Karachi')
    expect(formatLongDate(iso)).toBe(text)
  })
})

describe('a date on an Urdu page', () => {
  afterAll(() => vi.unstubAllEnvs())

  it('is in Urdu, but in English on papers', async () => {
    vi.stubEnv('PAGE', '/ur/tracking')
    const dates = await datesIn('Asia/Karachi')
    const moment = '2026-11-20T10:14:15.000Z'
    const plain = (text: string) => text.replace(/[\u2066\u2069]/g, '')
    expect(plain(dates.formatDateTime(moment))).toBe('جمعہ، 20 نومبر 2026، 03:14:15 PM')
    expect(dates.formatLongDate(moment)).toBe('جمعہ، 20 نومبر 2026')
    expect(dates.formatWeekday(moment)).toBe('جمعہ، 20 نومبر')
    expect(plain(dates.formatBriefly(moment))).toBe('20 نومبر، 03:14 PM')
    expect(dates.formatTime(moment)).toBe('\u206603:14:15 PM\u2069')
    expect(dates.formatDateTime(moment, 'en')).toBe('Fri, Nov 20, 2026, 03:14:15 PM')
    expect(dates.formatDate('')).toBe('—')
  })
})

describe('a missing date', () => {
  const nothings = ['', 'yesterday', '2026-13-01', '2026-11-99', 'null', null, undefined, new Date(Number.NaN)]

  test.each(nothings)('%o is a dash', async (moment) => {
    const dates = await datesIn('Asia/Karachi')
    expect(dates.formatDateTime(moment)).toBe('—')
    expect(dates.formatDate(moment)).toBe('—')
    expect(dates.formatLongDate(moment)).toBe('—')
    expect(dates.formatTime(moment)).toBe('—')
  })
})
