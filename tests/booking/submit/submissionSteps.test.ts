// @vitest-environment node
import { expect, it } from 'vitest'
import type { Found } from '@/booking/submit/findBooking'
import {
  afterAsking,
  afterAskingWhetherNext,
  afterLooking,
  afterSending,
  firstStep,
  type Step,
  stepAfterReload,
} from '@/booking/submit/submissionSteps'
import { noFiles } from '@/domain/forms/bookingForm'
import type { Shipment } from '@/domain/shipment/shipment'
import { isAnswerLost, isServiceError, ServiceError } from '@/services/http/errors'
import { aBooking } from '../../services/forms'

const form = aBooking()
const submission = { booking: form, files: noFiles }
const failed = (kind: 'refused' | 'noAnswer' | 'badAnswer', status: number | null, isReadable = true) =>
  new ServiceError('createAirwayBill', { kind, status, message: `${kind} ${status}`, isReadable })

/** Every kind of answer to sending a booking. */
const sendings = [
  'id',
  failed('noAnswer', null),
  failed('badAnswer', 200),
  failed('refused', 502),
  failed('refused', 500, false),
  failed('refused', 500),
  failed('refused', 400),
  failed('refused', 404),
]
const findings: (Found | null)[] = [
  { kind: 'ours', id: 'x', attempts: [form] },
  { kind: 'unclear', shipment: { id: 'x' } as Shipment, attempts: [form] },
  { kind: 'theirs' },
  { kind: 'free' },
  null,
]

interface Told {
  step: Step
  answer: unknown
}

/** Follows every sequence of answers, and passes each complete one to `see`. */
function walk(step: Step, see: (way: readonly Told[], end: Step) => void, way: readonly Told[] = [], asked = 0): void {
  const go = (answer: unknown, next: Step) =>
    walk(next, see, [...way, { step, answer }], asked + Number(step.kind === 'ask'))
  switch (step.kind) {
    case 'ask':
      for (const next of [String(7 + asked), null, failed('refused', 401)])
        go(next, afterAsking(step, next, submission))
      break
    case 'send':
      for (const answer of sendings) go(answer, afterSending(step, answer, form))
      break
    case 'look':
      for (const found of findings) go(found, afterLooking(step, found, form))
      break
    case 'ask whether next':
      for (const isNext of [true, false, null]) go(isNext, afterAskingWhetherNext(step, isNext))
      break
    case 'done':
      see(way, step)
  }
}

const beginnings: [string, Step][] = [
  ['a first press', firstStep(submission, null, null)],
  ['a press while the draft has a stored number', firstStep(submission, { airwayBillNo: '1', attempts: [form] }, null)],
  ['a press after “It is another shipment”', firstStep(submission, { airwayBillNo: '1', attempts: [form] }, '1')],
  ['a reload', stepAfterReload('1', [form])],
]

const told = (way: readonly Told[]) => way.map(({ step, answer }) => `${step.kind}: ${JSON.stringify(answer)}`)
const foundTheirs = ({ step, answer }: Told) => step.kind === 'look' && (answer as Found | null)?.kind === 'theirs'
/** Whether the number may be booked: its answer was lost, or the draft has it stored. */
const isOpen = ({ step, answer }: Told) =>
  step.kind === 'send' && (step.isPinned || (isServiceError(answer) && isAnswerLost(answer)))

it.each(beginnings)('after %s every path ends, and a possible booking gets no second number', (_name, first) => {
  const sentTwice: string[] = []
  let ways = 0
  walk(first, (way) => {
    ways += 1
    for (const [index, one] of way.entries()) {
      const later = way.slice(index + 1)
      const next = later.findIndex(({ step }) => step.kind === 'send')
      if (isOpen(one) && next !== -1 && !later.slice(0, next).some(foundTheirs)) sentTwice.push(told(way).join(' · '))
    }
  })
  expect(sentTwice).toEqual([])
  expect(ways).toBeGreaterThan(4)
})

it('nothing is sent after a reload, whatever is answered', () => {
  walk(stepAfterReload('1', [form]), (way) => {
    expect(way.map(({ step }) => step.kind)).not.toContain('send')
  })
})

it('a booking that a list shows is reported as booked, and one that it may show is left to the clerk', () => {
  const outcomes = { ours: new Set<string>(), unclear: new Set<string>() }
  for (const [, first] of beginnings) {
    walk(first, (way, end) => {
      const last = way.at(-1)
      const found = last?.step.kind === 'look' ? (last.answer as Found | null)?.kind : null
      if ((found === 'ours' || found === 'unclear') && end.kind === 'done') outcomes[found].add(end.outcome.kind)
    })
  }
  expect(outcomes).toEqual({ ours: new Set(['booked']), unclear: new Set(['doubtful']) })
})
