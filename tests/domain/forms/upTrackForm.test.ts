import { expect, it } from 'vitest'
import { upTrackFormSchema } from '@/domain/forms/upTrackForm'
import { describeForm, says, takes } from './formRules'

describeForm('up track', {
  schema: upTrackFormSchema,
  filled: { type: '2', description: 'Packed', trackingLink: '' },
  rules: [
    ...says('type', 'lists.typeUnchosen', '', '0', '1', '8', '-1', '2.0', 'Packed'),
    ...takes('type', '3', '4', '5', '7'),
    ...says('description', 'lists.descriptionBlank', '', ' \n'),
    [{ type: '6' }, ['trackingLink: lists.linkBlank']],
    [{ type: '6', trackingLink: '  ' }, ['trackingLink: lists.linkBlank']],
    [{ type: '6', trackingLink: 'https://carrier.example/1' }, []],
    [{ type: '6', description: '' }, ['description: lists.descriptionBlank', 'trackingLink: lists.linkBlank']],
    [{ type: '7', trackingLink: 'left over' }, []],
  ],
  empty: ['type: lists.typeUnchosen', 'description: lists.descriptionBlank'],
})

it('the form of a step trims its values', () => {
  expect(upTrackFormSchema.parse({ type: '6', description: ' d ', trackingLink: ' l ' })).toEqual({
    type: '6',
    description: 'd',
    trackingLink: 'l',
  })
})
