import { isCancelledError, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { jobQueue } from '@/browser/jobQueue'
import { DASH } from '@/domain/dash'
import { countedPieces } from '@/domain/shipment/countedPieces'
import { pieceMessage } from '@/domain/shipment/scannedPieces'
import type { Shipment } from '@/domain/shipment/shipment'
import { readTrackingNumbers } from '@/domain/tracking/trackingNumbers'
import { getBillOf } from '@/services/airwayBill'
import { isServiceError } from '@/services/http/errors'
import { findShipments } from '@/services/shipment-list/findShipments'
import { inLanguage } from '@/texts/inLanguage'
import { comma } from '@/texts/language'
import { placeName } from '@/texts/placeName'
import { say } from '@/texts/say'
import { t } from '@/texts/t'
import type { BatchSelection } from '../batch/useBatchSelection'

interface ScanNote {
  /** Counts up, so that a repeated text is announced again. */
  id: number
  kind: 'found' | 'trouble'
  text: string
}

/**
 * Handles scans. They may come faster than answers, so they are queued and handled in order.
 *
 * @returns the shipments that were scanned and are still selected, latest first; the note on the last scan; and the
 *   functions `scan` and `refuse`
 */
export function useScanner(selection: BatchSelection, hasSound: boolean) {
  const queryClient = useQueryClient()
  const [taken, setTaken] = useState<readonly Shipment[]>([])
  const [note, setNote] = useState<ScanNote | null>(null)
  const [enqueue] = useState(() => jobQueue(1))
  const numbers = useRef(new Map<string, string>())
  const latest = useRef({ selection, hasSound })
  useEffect(() => {
    latest.current = { selection, hasSound }
  })
  useEffect(() => () => latest.current.selection.endScan(), [])

  const notes = useRef(0)
  /** Returns the note's id. */
  const tell = (kind: ScanNote['kind'], text: string): number => {
    setNote({ id: ++notes.current, kind, text })
    if (latest.current.hasSound) playScanSound(kind)
    return notes.current
  }

  /** Fetches the number of pieces. Nobody waits for it: it is added to the note if and when the receipt arrives. */
  const askPieces = async (shipment: Shipment, piece: number, noteId: number, end: string) => {
    const { pieces } = await getBillOf(shipment).catch(() => ({ pieces: null }))
    const total = countedPieces(pieces)
    if (total === null) return
    latest.current.selection.addPiece(shipment, piece, total)
    setNote((now) => (now?.id === noteId ? { ...now, text: `${say(pieceMessage(piece, total))}: ${end}` } : now))
  }

  const take = async (number: string, piece: number | null): Promise<void> => {
    const known = numbers.current.get(number)
    if (known !== undefined && latest.current.selection.has(known)) {
      const isNewPiece = piece !== null && !latest.current.selection.pieces(known)?.pieces.includes(piece)
      if (!isNewPiece) {
        tell('trouble', t('lists.alreadyScanned', { number: piece === null ? number : `${number}-${piece}` }))
        return
      }
    }
    try {
      const [shipment, ...others] = await findShipments(queryClient, number)
      // Only the user can tell which of them is the parcel in hand.
      if (others.length > 0) {
        tell('trouble', t('lists.numberOfSeveral', { number, count: others.length + 1 }))
        return
      }
      if (!shipment || shipment.id === '') {
        tell('trouble', shipment ? t('lists.hasNoId', { number }) : t('lists.notFound', { number }))
        return
      }
      numbers.current.set(number, shipment.id)
      const end = t('lists.scannedTo', {
        number,
        name: shipment.consignee || DASH,
        place: placeName(shipment.destination) || DASH,
      })
      setTaken((before) => [shipment, ...before.filter(({ id }) => id !== shipment.id)])
      if (piece === null) {
        latest.current.selection.add(shipment)
        tell('found', end)
        return
      }
      const total = latest.current.selection.pieces(shipment.id)?.total ?? null
      latest.current.selection.addPiece(shipment, piece, null)
      const noteId = tell('found', `${say(pieceMessage(piece, total))}: ${end}`)
      if (total === null) void askPieces(shipment, piece, noteId, end)
    } catch (error) {
      // Logging out cancels the search, so there is nobody to tell.
      if (isCancelledError(error)) return
      if (!isServiceError(error)) throw error
      tell('trouble', `${number}: ${inLanguage(error.message)}`)
    }
  }

  const scan = (text: string) => {
    if (text.trim() === '') return
    // Some readers name the kind of barcode by a letter before it, or send half of its identifier.
    const plain = text.trim().replace(/^\p{L}(?:\d(?=\d{10}(?!\d)))?(?=\d)/u, '')
    const { labels, rejected } = readTrackingNumbers(plain, Infinity)
    for (const { number, piece } of labels) void enqueue(() => take(number, piece))
    const wrong = labels.length === 0 ? text.trim() : rejected.join(comma)
    if (wrong !== '') void enqueue(async () => void tell('trouble', t('lists.notANumber', { text: wrong })))
  }

  /** Refuses a scan while a popup is open. */
  const refuse = () => void tell('trouble', t('lists.scanBehindPopup'))

  return { refuse, scanned: taken.filter(({ id }) => selection.has(id)), note, scan }
}

/** Hertz and milliseconds: one high tone for a shipment that was found, two low ones for a problem. */
const tones = {
  found: [{ pitch: 1320, length: 90 }],
  trouble: [
    { pitch: 220, length: 160 },
    { pitch: 180, length: 220 },
  ],
} as const

const TONE_VOLUME = 0.12
let context: AudioContext | null = null

/** For staff who watch the parcels, not the screen. */
function playScanSound(kind: keyof typeof tones): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  let start = context.currentTime
  for (const { pitch, length } of tones[kind]) {
    const oscillator = new OscillatorNode(context, { type: kind === 'found' ? 'sine' : 'square', frequency: pitch })
    const volume = new GainNode(context, { gain: TONE_VOLUME })
    oscillator.connect(volume).connect(context.destination)
    oscillator.start(start)
    start += length / 1000
    oscillator.stop(start)
  }
}
