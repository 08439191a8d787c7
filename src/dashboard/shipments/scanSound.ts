/** Hertz and milliseconds: one high tone for a shipment that was found, two low ones for a number to look at. */
const tones = {
  found: [{ pitch: 1320, length: 90 }],
  trouble: [
    { pitch: 220, length: 160 },
    { pitch: 180, length: 220 },
  ],
} as const

const VOLUME = 0.12
let context: AudioContext | null = null

/** Sounds for eyes that are on the parcels. Says nothing where the browser has no sound. */
export function playScanSound(kind: keyof typeof tones): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  let start = context.currentTime
  for (const { pitch, length } of tones[kind]) {
    const oscillator = new OscillatorNode(context, { type: kind === 'found' ? 'sine' : 'square', frequency: pitch })
    const volume = new GainNode(context, { gain: VOLUME })
    oscillator.connect(volume).connect(context.destination)
    oscillator.start(start)
    start += length / 1000
    oscillator.stop(start)
  }
}
