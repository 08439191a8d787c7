import { array, assert, constantFrom, option, property, subarray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type UploadField, uploadFields } from '@/domain/booking/uploadFields'
import { uploadPlaces } from '@/domain/booking/uploadPlaces'

describe('the distribution of several files', () => {
  const all = uploadFields
  const [front, back, custom] = uploadFields
  const [image, pdf, other] = ['image/jpeg', 'application/pdf', 'text/plain']

  it.each<[string, string[], readonly UploadField[], UploadField | null, (UploadField | null)[]]>([
    ['one, where it was dropped', [image], all, back, [back]],
    ['one of a wrong kind, where it was dropped', [pdf], all, front, [front]],
    ['one in the place of another that is made ready', [image], [], front, [front]],
    ['one, anywhere', [image], all, null, [front]],
    ['one, anywhere, the front is there', [image], [back, custom], null, [back]],
    ['two, anywhere', [image, image], all, null, [front, back]],
    ['two on the front', [image, image], all, front, [front, back]],
    ['two on the front, where another is made ready', [image, image], [back], front, [front, back]],
    ['two on the back', [image, image], all, back, [front, back]],
    ['two on the back, the front is there', [image, image], [back, custom], back, [back, custom]],
    ['three and one', [image, image, image, image], all, front, [front, back, custom, null]],
    ['two on the custom copies, which are no ID card', [image, image], all, custom, [custom, null]],
    ['a PDF, anywhere', [pdf], all, null, [custom]],
    ['a PDF and two pictures', [pdf, image, image], all, null, [custom, front, back]],
    ['a PDF, where the custom copies are there', [pdf], [front, back], null, [null]],
    ['something else, whose check will say so', [other], all, null, [front]],
    ['nothing', [], all, null, []],
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
