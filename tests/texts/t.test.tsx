import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { rich } from '@/texts/rich'
import { t } from '@/texts/t'
import booking from '@/texts/ur/booking.json'
import desk from '@/texts/ur/desk.json'
import fromFile from '@/texts/ur/fromFile.json'
import palette from '@/texts/ur/palette.json'
import pasted from '@/texts/ur/pasted.json'

/** Isolates a text, so that it has its own direction. */
const alone = (text: string) => `\u2068${text}\u2069`
const NAME = 'نور محمد'

describe('a name in Urdu letters', () => {
  it('is isolated in an English sentence', () => {
    expect(t('booking.isHeld', { name: NAME })).toBe(`${alone(NAME)} is held.`)
    expect(t('booking.isHeld', { name: `M/s ${NAME} (2)` })).toBe(`${alone(`M/s ${NAME} (2)`)} is held.`)
    expect(t('booking.doubtSameParty', { company: NAME, person: 'Sana' })).toContain(`${alone(NAME)}, Sana.`)
    expect(render(rich('booking.loadingShipper', { name: NAME })).container).toHaveTextContent(alone(NAME))
  })

  it('is not isolated twice, and names in Latin letters not at all', () => {
    expect(t('booking.isHeld', { name: alone(NAME) })).toBe(`${alone(NAME)} is held.`)
    expect(t('booking.isHeld', { name: 'Sana' })).toBe('Sana is held.')
  })
})

it('names are isolated in every Urdu sentence of the booking and the frame', () => {
  const texts = [booking, desk, fromFile, palette, pasted].flatMap((area) =>
    Object.entries(area)
      // The company's own name, for screen readers.
      .filter(([key]) => key !== 'homeLink')
      .flatMap(([, text]) => Object.values(typeof text === 'string' ? [text] : text)),
  )
  const named = texts.filter((text) => /\{(?:typed|company|person|others|last|files|query)\}/.test(text))
  expect(named.length).toBeGreaterThan(8)
  const bare = /(?<![\u2066-\u2068])\{(?:typed|company|person|others|last|files|query)\}/
  // “first” and “last” are the row numbers of a list, not names.
  expect(named.filter((text) => bare.test(text) && !text.includes('{first}'))).toEqual([])
})
