import { seededRandom, type Random } from '../backend/random'
import {
  bodyKinds,
  dependsOnBody,
  statuses,
  type BodyKind,
  type Refusal,
  type Status,
  type WordedCall,
} from './faultTexts'
import type { Fault } from './staff'

/** Which faults meet which call is drawn by this seed; another one tries other pairs. */
export const SEED = Number(process.env['FAULT_SEED'] ?? 20261121)

/** Choices of their own for each call, so that leaving one call out changes nothing for the others. */
export function choicesFor(call: string): Random {
  const number = [...call].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, SEED)
  return seededRandom(number)
}

/** `FAULTS=whole` tries all faults; `npm test` tries a share of them, another for each call. */
const isWhole = process.env['FAULTS'] === 'whole'
const SHARE = 1 / 6

/** Of the faults that a call can meet, those that this run tries, in their order. */
export function tried<Kind>(call: string, faults: readonly Kind[]): readonly Kind[] {
  if (isWhole) return faults
  const random = choicesFor(`${call}, share`)
  const left = [...faults.keys()]
  const drawn = new Set<number>()
  while (drawn.size < faults.length * SHARE) {
    const index = random.pick(left)
    left.splice(left.indexOf(index), 1)
    drawn.add(index)
  }
  return faults.filter((_fault, index) => drawn.has(index))
}

/** What is answered in place of the backend. */
export type Answered = Pick<Fault, 'status' | 'statusText' | 'body' | 'delayMs' | 'drop' | 'times' | 'isLate'>

let serial = 0

/** A refusal whose texts are its own, so that an earlier one's cannot be taken for it. */
export function aRefusal(status: Status, bodyKind: BodyKind, hasStatusText: boolean): Refusal {
  serial += 1
  return { status, bodyKind, statusText: hasStatusText ? `Reason ${serial}` : '', said: `The server says ${serial}` }
}

/** More often than a browser repeats a request by itself when a kept-alive connection breaks. */
const EVERY_REPEAT = 8

const GATEWAY_PAGE = '<!doctype html><html><head><title>Bad day</title></head><body><h1>nginx</h1></body></html>'

export function answering({ status, bodyKind, statusText, said }: Refusal): Answered {
  const bodies: Record<BodyKind, unknown> = {
    error: { error: said },
    errors: { errors: [{ msg: said, param: 'field' }, { msg: 'a second message' }] },
    html: GATEWAY_PAGE,
    none: '',
  }
  // A browser repeats what a kept-alive connection answers with a 408.
  return { status, statusText, body: bodies[bodyKind], ...(status === 408 ? { times: EVERY_REPEAT } : {}) }
}

/** All twelve statuses, with a body and a status text as they fall; where the body matters, with every body. */
export function refusalsFor(call: WordedCall): readonly Refusal[] {
  const random = choicesFor(call)
  const refusals = statuses.flatMap((status) => {
    const chosen = random.pick(bodyKinds)
    // A text of the server's own must not show where it does not count.
    const others = status === 400 || status === 500 ? [...new Set([chosen, 'error'] as const)] : [chosen]
    const kinds = dependsOnBody(call, status) ? bodyKinds : others
    return kinds.map((kind) => aRefusal(status, kind, random.chance(0.5)))
  })
  return tried(call, refusals)
}

export const reset: Answered = { drop: 'before', times: EVERY_REPEAT }
export const lostAfterwards: Answered = { drop: 'after', times: EVERY_REPEAT }

/** Answers that take the place of the backend's own after it has done its work. */
export const lateAnswers: Readonly<Record<string, Answered>> = {
  'the line breaks': lostAfterwards,
  'a gateway says 502': { status: 502, body: GATEWAY_PAGE, isLate: true },
  'a gateway says 504 without a text': { status: 504, statusText: '', body: '', isLate: true },
  'the server says 500': { status: 500, body: { error: 'Out of memory' }, isLate: true },
  'the server says 408': { status: 408, body: '', isLate: true, times: EVERY_REPEAT },
  'a page with status 200': { status: 200, body: GATEWAY_PAGE, isLate: true },
  'nothing with status 200': { status: 200, body: '', isLate: true },
  'an id that is none': { status: 200, body: { id: null }, isLate: true },
}

/** Longer than any test; what comes of it then changes nothing. */
export const never: Answered = { drop: 'before', delayMs: 3_600_000 }

export function nameOf({ status, bodyKind, statusText }: Refusal): string {
  return `${status} ${statusText === '' ? 'without a text' : `«${statusText}»`}, ${bodyKind}`
}
