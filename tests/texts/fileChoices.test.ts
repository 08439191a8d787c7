import { describe, expect, it } from 'vitest'
import { fixedChoices } from '@/domain/forms/bookingForm'
import { readCell } from '@/domain/from-file/fileCells'
import { type ColumnId, columnIds, columnOf, groupNames } from '@/domain/from-file/fileColumns'
import { matchHeadings } from '@/domain/from-file/matchColumns'
import english from '@/texts/en/booking.json'
import englishOfFile from '@/texts/en/fromFile.json'
import { fileChoices } from '@/texts/fileChoices'
import urdu from '@/texts/ur/booking.json'
import urduOfFile from '@/texts/ur/fromFile.json'

const offered = { services: [{ id: 's1', name: 'Express' }], countries: [{ id: 'c1', name: 'United Kingdom' }] }

describe.each([
  ['English', english],
  ['Urdu', urdu],
])('the form’s texts in %s', (_language, texts) => {
  const textOf = (key: string) => (texts as Record<string, unknown>)[key.replace('booking.', '')] as string

  it('are known as headings of a file', () => {
    for (const id of columnIds.filter((each) => each !== 'shipperRef')) {
      const { group, label } = columnOf(id)
      const party = group === 'shipper' || group === 'receiver' ? `${textOf(groupNames[group])} ` : ''
      expect([id, matchHeadings([`${party}${textOf(label)}`])[0]]).toEqual([id, id])
    }
  })

  it('are read in cells as the choices that they name, whatever the language of the page', () => {
    for (const [id, choices] of Object.entries(fixedChoices))
      for (const { value, label } of choices)
        expect(readCell(id as ColumnId, textOf(label), offered)).toEqual({ value, problem: null })
  })
})

it('the text shown for a choice is read as that choice', () => {
  for (const id of columnIds)
    for (const { value, name } of fileChoices(id, offered))
      expect(readCell(id, name, offered)).toEqual({ value, problem: null })
})

it.each([
  ['English', english, englishOfFile],
  ['Urdu', urdu, urduOfFile],
])('a doubt about an amount names the choice as the cell offers it, in %s', (_language, texts, ofFile) => {
  expect(ofFile.amountWithoutCod).toContain(`“${texts.cod}”`)
  expect(ofFile.worthWithoutInsurance).toContain(`“${texts.yes}”`)
})
