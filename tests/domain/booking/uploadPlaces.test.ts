import { array, assert, constantFrom, option, property, subarray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type UploadField, uploadFields } from '@/domain/booking/uploadFields'
import { uploadPlaces } from '@/domain/booking/uploadPlaces'

describe('the distribution of several files', () => {
  const all = uploadFields
  const [front, back, custom] = uploadFields
  const [image, pdf, other] = ['image/jpeg', 'application/pdf', 'text/plain']

  it.each<[string, string[], readonly UploadField[], UploadField | null, (UploadField | null)[]]>([
    ['one picture goes where it was dropped', [image], all, back, [back]],
    ['a file of a wrong kind goes where it was dropped', [pdf], all, front, [front]],
    ['one goes where it was dropped, in place of one being prepared', [image], [], front, [front]],
    ['one dropped elsewhere becomes the front', [image], all, null, [front]],
    ['one dropped elsewhere becomes the back if there is a front', [image], [back, custom], null, [back]],
    ['two dropped elsewhere become front and back', [image, image], all, null, [front, back]],
    ['two on the front become front and back', [image, image], all, front, [front, back]],
    ['two on a front being prepared become front and back', [image, image], [back], front, [front, back]],
    ['two on the back become front and back', [image, image], all, back, [front, back]],
    [
      'two on the back become back and custom copy if there is a front',
      [image, image],
      [back, custom],
      back,
      [back, custom],
    ],
    ['of four, three get a field', [image, image, image, image], all, front, [front, back, custom, null]],
    ['of two on the custom copy, one gets a field', [image, image], all, custom, [custom, null]],
    ['a PDF dropped elsewhere becomes the custom copy', [pdf], all, null, [custom]],
    ['a PDF and two pictures get the fields that accept them', [pdf, image, image], all, null, [custom, front, back]],
    ['a PDF gets no field if there is a custom copy', [pdf], [front, back], null, [null]],
    ['another kind of file becomes the front, which refuses it', [other], all, null, [front]],
    ['no file gets no field', [], all, null, []],
  ])('%s', (_what, types, empty, at, places) => {
    expect(uploadPlaces(types, empty, at)).toEqual(places)
  })

  it('never uses a field twice, nor an occupied one', () => {
    const types = array(constantFrom(image, pdf, other, ''), { maxLength: 6 })
    assert(
      property(types, subarray([...all]), option(constantFrom(...all)), (files, empty, at) => {
        const places = uploadPlaces(files, empty, at)
        const given = places.filter((place) => place !== null)
        expect(places).toHaveLength(files.length)
        expect(new Set(given).size).toBe(given.length)
        expect(given.every((place) => place === at || empty.includes(place))).toBe(true)
        // No file is refused while a field is empty, except a PDF for an ID card.
        const isLeft = empty.some((place) => !given.includes(place))
        const isRefused = places.some((place, index) => place === null && files[index] !== pdf)
        expect(isLeft && isRefused && at !== custom).toBe(false)
      }),
    )
  })
})
