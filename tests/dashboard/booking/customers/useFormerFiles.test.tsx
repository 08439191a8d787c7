import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { FormerFiles } from '@/dashboard/booking/customers/filledParties'
import { useFormerFiles } from '@/dashboard/booking/customers/useFormerFiles'
import { beginDraft, openDraft, type Draft } from '@/dashboard/booking/draft/draft'
import { noPlace, useBookingFiles, type Place } from '@/dashboard/booking/files/useBookingFiles'
import type { UploadField } from '@/domain/booking/uploads'
import { specimenCard } from '../../../backend/specimenCard'
import { withComputer } from '../../../browser/browserStandIns'

const database = withComputer()

const OWNER = 'gujrat'
const named = (name: string, isPrepared = true) => ({ name, type: 'image/jpeg', isPrepared })
const fileOf = (name: string) => new File([specimenCard('front')], name, { type: 'image/jpeg' })
const ready = (name: string): Place => ({ is: 'ready', file: fileOf(name) })
const preparing = (name: string): Place => ({ is: 'preparing', file: fileOf(name) })
const refused: Place = { is: 'refused', problem: 'film.mp4 is not a picture.' }

function open(draft: Draft = beginDraft(OWNER)) {
  const { result } = renderHook(() => {
    const files = useBookingFiles(draft, () => undefined)
    return { files, former: useFormerFiles(draft, files) }
  })
  const places = () => result.current.files.places
  const choose = (field: UploadField, place: Place) => act(() => result.current.files.put(field, place))
  const leave = (isOut: boolean, his: UploadField[] = []) => {
    let stood: FormerFiles = {}
    act(() => {
      stood = result.current.former.leave(isOut, his)
    })
    return stood
  }
  const undo = (stood: FormerFiles) => act(() => result.current.former.undo(stood))
  return { draft, places, choose, leave, undo }
}

const settle = () => act(() => database.rest())

describe('another shipper', () => {
  it('takes out the files of the former one, which Undo brings back', async () => {
    const { places, choose, leave, undo } = open()
    const front = ready('front.jpg')
    choose('shipperIDFront', front)
    choose('shipperIDBack', refused)
    choose('customNTN', ready('his.jpg'))
    const stood = leave(true, ['customNTN'])
    expect(stood).toEqual({ shipperIDFront: { ...named('front.jpg'), isOut: true } })
    expect(places()).toMatchObject({ shipperIDFront: noPlace, shipperIDBack: noPlace, customNTN: { is: 'ready' } })
    choose('shipperIDBack', ready('chosen since.jpg'))
    undo(stood)
    expect(places()).toEqual({ shipperIDFront: front, shipperIDBack: noPlace, customNTN: noPlace })
    await settle()
  })

  it('who is the same leaves the files where they are, also with Undo', () => {
    const { places, choose, leave, undo } = open()
    choose('shipperIDFront', ready('front.jpg'))
    choose('shipperIDBack', refused)
    const before = places()
    const stood = leave(false)
    expect(stood).toEqual({ shipperIDFront: { ...named('front.jpg'), isOut: false } })
    expect(places()).toEqual(before)
    undo(stood)
    expect(places()).toEqual(before)
  })

  it('takes out files of the draft that are still being read: Undo brings them after a reload too', async () => {
    const kept = beginDraft(OWNER)
    // A booking with a shipper has texts: without any, the draft would go with its last file.
    await kept.keep('texts', { shipperCompany: 'Shaheen Crafts' })
    await kept.keepFile('shipperIDFront', fileOf('front.jpg'), true)
    const draft = await openDraft(OWNER)
    const { places, leave } = open(draft)
    expect(places().shipperIDFront).toMatchObject({ is: 'returning' })
    const stood = leave(true)
    await settle()
    expect(places().shipperIDFront).toEqual(noPlace)
    const { places: placesNow, undo } = open(await openDraft(OWNER))
    undo(stood)
    expect(placesNow().shipperIDFront).toEqual({ is: 'returning', ...named('front.jpg') })
    await waitFor(() => expect(placesNow().shipperIDFront).toMatchObject({ is: 'ready', file: { name: 'front.jpg' } }))
    await settle()
  })

  it('has files of the draft that are gone lost with Undo, and hears nothing before', async () => {
    const kept = beginDraft(OWNER)
    await kept.keepFile('shipperIDFront', fileOf('front.jpg'), true)
    const draft = await openDraft(OWNER)
    for (const records of database.stores.values()) records.clear()
    const { places, leave, undo } = open(draft)
    const stood = leave(true)
    await settle()
    expect(places().shipperIDFront).toEqual(noPlace)
    undo(stood)
    await waitFor(() => expect(places().shipperIDFront).toMatchObject({ is: 'lost' }))
  })
})

describe('a file that is still being made ready when its shipper goes', () => {
  it('is laid aside as it was chosen, and is made ready after Undo', async () => {
    const { places, choose, leave, undo } = open()
    choose('shipperIDFront', preparing('front.jpg'))
    const stood = leave(true)
    expect(stood).toEqual({ shipperIDFront: { ...named('front.jpg', false), isOut: true } })
    await settle()
    expect(places().shipperIDFront).toEqual(noPlace)
    undo(stood)
    expect(places().shipperIDFront).toMatchObject({ is: 'preparing', file: { name: 'front.jpg' } })
    await waitFor(() => expect(places().shipperIDFront).toMatchObject({ is: 'ready', file: { type: 'image/png' } }))
    await settle()
  })

  it('comes with Undo after a reload too', async () => {
    const kept = beginDraft(OWNER)
    await kept.keep('texts', { shipperCompany: 'Shaheen Crafts' })
    const { choose, leave } = open(kept)
    choose('shipperIDFront', preparing('front.jpg'))
    const stood = leave(true)
    await settle()
    const { places, undo } = open(await openDraft(OWNER))
    undo(stood)
    await waitFor(() => expect(places().shipperIDFront).toMatchObject({ is: 'ready', file: { type: 'image/png' } }))
    await settle()
  })

  it('gives way to one being made ready for the next', async () => {
    const { places, choose, leave } = open()
    choose('shipperIDFront', preparing('front.jpg'))
    leave(true)
    choose('shipperIDFront', preparing('front of the next.jpg'))
    await waitFor(() =>
      expect(places().shipperIDFront).toMatchObject({ is: 'ready', file: { name: 'front of the next.jpg' } }),
    )
    await settle()
  })

  it('does not come any more where Undo takes it out', async () => {
    const { places, choose, undo } = open()
    choose('shipperIDFront', preparing('front.jpg'))
    choose('shipperIDBack', refused)
    undo({})
    await settle()
    expect(places()).toMatchObject({ shipperIDFront: noPlace, shipperIDBack: refused })
  })
})
