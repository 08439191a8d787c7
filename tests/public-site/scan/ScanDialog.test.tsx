import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addressOf, visit, withBackend } from '../../app'

withBackend()

const NUMBER = '3047182956'
const INTO_THE_FRAME = 'Hold the barcode on your receipt inside the frame.'

const stopped = vi.fn<() => void>()
const camera = vi.fn<(wanted: MediaStreamConstraints) => Promise<MediaStream>>()
let played = vi.fn<() => Promise<void>>()
/** What the browser's own barcode reader sees at each look. */
let sights: (string | null)[] = []

class Detector {
  static getSupportedFormats = () => Promise.resolve(['code_128', 'qr_code'])
  detect = () => {
    const seen = sights.length > 1 ? sights.shift() : sights[0]
    return Promise.resolve(seen ? [{ rawValue: seen }] : [])
  }
}

beforeEach(() => {
  sights = [null]
  stopped.mockReset()
  const stream = { getTracks: () => [{ stop: stopped }] } as unknown as MediaStream
  camera.mockReset().mockResolvedValue(stream)
  vi.stubGlobal('BarcodeDetector', Detector)
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: camera } })
  played = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  // jsdom does not implement dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open')
    this.dispatchEvent(new Event('close'))
  }
  return () => Reflect.deleteProperty(navigator, 'mediaDevices')
})

async function openScanner(path = '/tracking') {
  const site = visit(path)
  await site.user.click(await screen.findByRole('button', { name: 'Scan the barcode' }))
  return { site, dialog: await screen.findByRole('dialog', { name: 'Scan the barcode' }) }
}

describe('the camera', () => {
  it.each(['/tracking', '/'])('reads the receipt’s barcode into the field and tracks it, from %s', async (path) => {
    const { site } = await openScanner(path)
    sights = [null, NUMBER]
    await waitFor(() => expect(addressOf(site)).toBe(`/tracking/${NUMBER}`))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(camera).toHaveBeenCalledWith({ video: { facingMode: 'environment', width: { ideal: 1280 } } })
    // The camera is released once the dialog has closed.
    await waitFor(() => expect(stopped).toHaveBeenCalled())
  })

  it('reads the number from the label of a piece', async () => {
    const { site } = await openScanner()
    sights = [`${NUMBER}-2`]
    await waitFor(() => expect(addressOf(site)).toBe(`/tracking/${NUMBER}`))
  })

  it('reports an unrelated code, and continues scanning', async () => {
    sights = ['8964000812345']
    const { site, dialog } = await openScanner()
    expect(
      await within(dialog).findByText(`“8964000812345” is not an airway bill number. ${INTO_THE_FRAME}`),
    ).toBeVisible()
    expect(addressOf(site)).toBe('/tracking')
    sights = [NUMBER]
    await waitFor(() => expect(addressOf(site)).toBe(`/tracking/${NUMBER}`))
  })

  it.each([
    ['NotAllowedError', 'The camera is blocked. Allow it in the browser’s settings for this site, or type the number.'],
    ['NotFoundError', 'No camera was found. Type the number instead.'],
    ['NotReadableError', 'The camera could not start. Another app may be using it. Type the number instead.'],
    ['TypeError', 'The barcode cannot be read now. Type the number instead.'],
  ])('with %s says what to do, and leaves the field usable', async (name, sentence) => {
    camera.mockRejectedValue(new DOMException('', name))
    const site = visit('/tracking')
    await site.user.type(await screen.findByLabelText('Airway bill number'), '30471')
    await site.user.click(screen.getByRole('button', { name: 'Scan the barcode' }))
    expect(await screen.findByText(sentence)).toBeVisible()
    await site.user.click(screen.getByRole('button', { name: 'Type the number' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByLabelText('Airway bill number')).toHaveValue('30471')
  })

  it('is unavailable if the page is not secure', async () => {
    Reflect.deleteProperty(navigator, 'mediaDevices')
    const { dialog } = await openScanner()
    expect(await within(dialog).findByText('No camera was found. Type the number instead.')).toBeVisible()
  })

  it('is switched off if permission is given only after the scanner was closed', async () => {
    let allow: (stream: MediaStream) => void = () => undefined
    camera.mockReturnValue(new Promise((resolve) => (allow = resolve)))
    const { site, dialog } = await openScanner()
    await waitFor(() => expect(camera).toHaveBeenCalled())
    await site.user.click(within(dialog).getByRole('button', { name: 'Close' }))
    allow({ getTracks: () => [{ stop: stopped }] } as unknown as MediaStream)
    await waitFor(() => expect(stopped).toHaveBeenCalledOnce())
  })

  it.each(['before', 'after'])('is switched off if the reader fails %s the camera is allowed', async (when) => {
    let allow = () => {}
    let fail = () => {}
    const stream = { getTracks: () => [{ stop: stopped }] } as unknown as MediaStream
    camera.mockReturnValue(new Promise((resolve) => (allow = () => resolve(stream))))
    class Failing {
      static getSupportedFormats = () => new Promise((resolve) => (fail = () => resolve(['code_128'])))
      constructor() {
        throw new TypeError('Failed to fetch dynamically imported module')
      }
    }
    vi.stubGlobal('BarcodeDetector', Failing)
    await openScanner()
    await waitFor(() => expect(camera).toHaveBeenCalled())
    if (when === 'before') fail()
    else allow()
    await new Promise(setImmediate)
    allow()
    fail()
    expect(await screen.findByText('The barcode cannot be read now. Type the number instead.')).toBeVisible()
    await waitFor(() => expect(stopped).toHaveBeenCalledOnce())
  })

  it('is switched off if the picture cannot be shown, or can no longer be read', async () => {
    played.mockRejectedValue(new DOMException('', 'AbortError'))
    await openScanner()
    await screen.findByText(/The camera could not start/)
    expect(stopped).toHaveBeenCalledOnce()
  })

  it('is switched off when the scanner is closed', async () => {
    const { site, dialog } = await openScanner()
    await within(dialog).findByText(INTO_THE_FRAME)
    await waitFor(() => expect(played).toHaveBeenCalled())
    await site.user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(stopped).toHaveBeenCalledOnce()
    expect(addressOf(site)).toBe('/tracking')
  })
})
