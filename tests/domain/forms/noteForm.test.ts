import { expect, it } from 'vitest'
import { noteFormSchema } from '@/domain/forms/noteForm'
import { describeForm, takes } from './formRules'

describeForm('add note', {
  schema: noteFormSchema,
  filled: { note: 'Call first' },
  rules: takes('note', '  '),
  empty: [],
})

it('a note is trimmed', () => {
  expect(noteFormSchema.parse({ note: ' n ' })).toEqual({ note: 'n' })
})
