import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { withBackend } from '../../app'
import { sentName } from '../../sentName'
import { addShipment, booked, control, creations, fill, openBooking, withReceiptTab } from '../bookingScreen'

const { store } = withBackend()
withReceiptTab()

const OPEN = 'Take a photo: ID card front'
/** The shortest JPEG: its start, its scan and its end. */
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9)

const stopped = vi.fn<() => void>()
const camera = vi.fn<(wanted: MediaStreamConstraints) => Promise<MediaStream>>()
const tracks: { stop: () => void; onended?: () => void }[] = []
let devices: { kind: string }[] = []
/** The brightness of each pixel that the camera sees. */
let brightnessAt: (x: number, y: number) => number
/** The size of a drawn picture in bytes, by its quality. */
let bytesAt: (quality: number) => number
const qualities: number[] = []
const turned: number[][] = []
let canvas: { mockReturnValue: (context: null) => unknown }

const print = (x: number, y: number) => (y % 24 < 12 && (x * 7) % 11 < 4 ? 70 : 200)

/** A canvas that returns its pixels: those set by the code, and the camera's where a picture is drawn. */
function canvasContext(this: HTMLCanvasElement): CanvasRenderingContext2D {
  const pixels = new Map<string, number[]>()
  const context = {
    fillStyle: '',
    fillRect: (x: number, y: number) => pixels.set(`${x},${y}`, context.fillStyle.match(/\d+/g)?.map(Number) ?? []),
    drawImage: () => pixels.clear(),
    setTransform: (...by: number[]) => turned.push(by),
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      width,
      height,
      data: Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) => {
        const [pixel, channel] = [Math.floor(at / 4), at % 4]
        const [x, y] = [pixel % width, Math.floor(pixel / width)]
        return channel === 3 ? 255 : (pixels.get(`${x},${y}`)?.[channel] ?? brightnessAt(x, y))
      }),
    }),
  }
  return context as unknown as CanvasRenderingContext2D
}

beforeEach(() => {
  brightnessAt = print
  bytesAt = () => 0
  devices = [{ kind: 'videoinput' }]
  tracks.length = 0
  qualities.length = 0
  turned.length = 0
  stopped.mockReset()
  camera.mockReset().mockImplementation(() => {
    tracks.push({ stop: stopped })
    return Promise.resolve({ getTracks: () => tracks } as unknown as MediaStream)
  })
  const value = { getUserMedia: camera, enumerateDevices: () => Promise.resolve(devices) }
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(1920)
  vi.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(1080)
  vi.spyOn(window, 'createImageBitmap').mockImplementation((_: unknown, ...cut: unknown[]) =>
    Promise.resolve({ width: Number(cut[2] ?? 1648), height: Number(cut[3] ?? 1080), close: () => undefined }),
  )
  canvas = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(canvasContext as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, type, quality) => {
    qualities.push(Number(quality))
    // Padding after the end marker, so that it remains the same picture.
    give(new Blob([JPEG, new Uint8Array(bytesAt(Number(quality)))], { type: String(type) }))
  })
  return () => Reflect.deleteProperty(navigator, 'mediaDevices')
})

async function openCamera() {
  const site = await openBooking(store)
  await site.user.click(await screen.findByRole('button', { name: OPEN }))
  const dialog = await screen.findByRole('dialog', { name: OPEN })
  const press = (name: string) => site.user.click(within(dialog).getByRole('button', { name }))
  return { site, dialog, press }
}

async function openLive() {
  const opened = await openCamera()
  await within(opened.dialog).findByText('Lay the card flat, fill the frame with it, and hold the device still.')
  return opened
}

describe('the camera for ID cards', () => {
  it('takes the photo that the booking sends', async () => {
    const { site } = await openLive()
    expect(camera).toHaveBeenCalledWith({
      video: { facingMode: 'environment', width: { ideal: 2560 }, height: { ideal: 1920 } },
    })
    // By keyboard alone, as each next button has the focus.
    await site.user.keyboard('{Enter}')
    await screen.findByText('The picture is sharp. Use it if you can read all of it.')
    expect(stopped).not.toHaveBeenCalled()
    await site.user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(stopped).toHaveBeenCalledOnce()
    const remove = await screen.findByRole('button', { name: 'Remove id-card-front.jpg' })
    await waitFor(() => expect(screen.queryByText('Preparing…')).toBeNull())
    expect(remove).toHaveFocus()
    await fill(site)
    await addShipment(site)
    // Asks about the missing back of the card.
    const isAsked = await screen.findByRole('dialog')
    await site.user.click(within(isAsked).getByRole('button', { name: /^Book/ }))
    await booked()
    expect(creations(store)[0]?.files).toMatchObject([
      { name: 'shipperIDFront', filename: sentName('id-card-front.jpg'), type: 'image/jpeg', size: JPEG.length },
    ])
    // Encoded once, and sent as it was encoded.
    expect(qualities).toEqual([0.85])
  })

  it('lowers the quality until the photo has at most 400 KB', async () => {
    bytesAt = (quality) => quality * 600 * 1024
    const { press, dialog } = await openLive()
    await press('Take the photo')
    await within(dialog).findByRole('img', { name: 'The photo you took' })
    expect(qualities).toEqual([0.85, 0.75, 0.65])
  })

  it.each([
    ['blur', () => 128, 'The picture is blurred. Hold the card still and take it again.'],
    [
      'glare',
      (x: number, y: number) => (x < 90 && y < 90 ? 255 : print(x, y)),
      'Light is reflected on the card. Tilt it a little.',
    ],
  ])('warns about %s without blocking', async (_, seen, sentence) => {
    brightnessAt = seen
    const { press, dialog } = await openLive()
    await press('Take the photo')
    expect(await within(dialog).findByText(sentence)).toBeVisible()
    expect(within(dialog).getByRole('button', { name: 'Take again' })).toHaveFocus()
    await press('Take again')
    await press('Take the photo')
    await within(dialog).findByText(sentence)
    await press('Use it anyway')
    expect(await screen.findByRole('button', { name: 'Remove id-card-front.jpg' })).toBeVisible()
  })

  it.each([
    [
      'NotAllowedError',
      'The camera is blocked. Allow it in the browser’s settings for this site, or choose a file instead.',
    ],
    ['NotFoundError', 'No camera was found. Choose a file instead.'],
    ['NotReadableError', 'The camera could not start. Another app may be using it. Choose a file instead.'],
  ])('with %s says what to do, and can be retried', async (name, sentence) => {
    camera.mockRejectedValueOnce(new DOMException('', name))
    const { site, press, dialog } = await openCamera()
    expect(await within(dialog).findByText(sentence)).toBeVisible()
    await press('Try again')
    await within(dialog).findByRole('button', { name: 'Take the photo' })
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Take the photo' })).toBeEnabled())
    await site.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(stopped).toHaveBeenCalledOnce()
    expect(control('shipperIDFront')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: OPEN })).toHaveFocus()
  })

  it('rotates the picture of a card held upside down, and remembers that when it is opened again', async () => {
    const { site, press, dialog } = await openLive()
    const turn = () => screen.getByRole('button', { name: 'Turn the picture upside down' })
    await site.user.click(turn())
    await press('Take the photo')
    await within(dialog).findByRole('img', { name: 'The photo you took' })
    expect(turned).toEqual([[-1, 0, 0, -1, 1648, 1080]])
    await site.user.keyboard('{Escape}')
    await site.user.click(screen.getByRole('button', { name: OPEN }))
    expect(turn()).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(turn()).toBeEnabled())
    await site.user.click(turn())
    expect(turn()).toHaveAttribute('aria-pressed', 'false')
  })

  it('says if the browser forbids reading the canvas, and if the camera is unplugged', async () => {
    canvas.mockReturnValue(null)
    const { press, dialog } = await openLive()
    await press('Take the photo')
    await within(dialog).findByText('The photo could not be taken. Choose a file instead.')
    await press('Try again')
    await within(dialog).findByText('Lay the card flat, fill the frame with it, and hold the device still.')
    act(() => tracks.at(-1)?.onended?.())
    expect(within(dialog).getByRole('alert')).toHaveTextContent('The camera could not start.')
  })

  it('is off while the page is hidden', async () => {
    const { dialog } = await openLive()
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    expect(stopped).toHaveBeenCalledOnce()
    expect(within(dialog).getByRole('button', { name: 'Take the photo' })).toBeDisabled()
    hidden.mockReturnValue(false)
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Take the photo' })).toBeEnabled())
    expect(camera).toHaveBeenCalledTimes(2)
  })

  it('is switched off if permission is given only after the popup was closed', async () => {
    let allow: (stream: MediaStream) => void = () => undefined
    camera.mockReturnValue(new Promise((resolve) => (allow = resolve)))
    const { site } = await openCamera()
    await waitFor(() => expect(camera).toHaveBeenCalled())
    await site.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    allow({ getTracks: () => [{ stop: stopped }] } as unknown as MediaStream)
    await waitFor(() => expect(stopped).toHaveBeenCalledOnce())
  })

  it('is not offered if there is none', async () => {
    devices = [{ kind: 'audioinput' }]
    await openBooking(store)
    await act(() => Promise.resolve())
    expect(screen.queryByRole('button', { name: OPEN })).toBeNull()
  })
})
