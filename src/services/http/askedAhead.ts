import { env } from '@/env'
import type { Call } from './errors'
import { badAnswer, failure } from './failure'

interface AskedAhead {
  url: string
  answer: Promise<Response>
}

declare global {
  interface Window {
    /** Made by public/theme.js for the number in the address, before any other script ran. */
    askedAhead?: AskedAhead | undefined
  }
}

/** Workers and tests have no window. */
const page = globalThis as Partial<Pick<Window, 'askedAhead'>>

/**
 * Takes over the call to `url` that has left already; only once, so that whoever asks again is answered anew. Undefined
 * where there is none. Needs nothing of what makes calls: a visitor's first answer does not wait for that. Throws a
 * ServiceError, as `readCall`.
 */
export function takeAskedAhead<Answer>(
  call: Call,
  url: string,
  read: (body: unknown) => Answer | null,
): Promise<Answer> | undefined {
  const asked = page.askedAhead
  if (asked?.url !== env.apiHost + url) return undefined
  page.askedAhead = undefined
  return readAnswer(call, asked.answer, read)
}

async function readAnswer<Answer>(call: Call, asked: Promise<Response>, read: (body: unknown) => Answer | null) {
  let answer: Response
  let text: string
  try {
    answer = await asked
    text = await answer.text()
  } catch {
    throw failure(call)
  }
  const { status, statusText, ok } = answer
  const body = parsed(text)
  if (!ok) throw failure(call, { status, statusText, data: body })
  const result = read(body)
  if (result === null) throw badAnswer(call, status)
  return result
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
