/**
 * The viewer's time zone in words: `Pakistan Standard Time (GMT+5)`.
 *
 * @param at zones have a summer
 */
export function zoneName(at: Date = new Date()): string {
  const name = (timeZoneName: 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat('en-US', { timeZoneName }).formatToParts(at).find(({ type }) => type === 'timeZoneName')
      ?.value ?? ''
  const [long, offset] = [name('long'), name('shortOffset')]
  return long === offset || offset === '' ? long : `${long} (${offset})`
}
