import { env } from '@/env'
import type { Call } from './errors'
import { badAnswer, failure } from './failure'

interface AskedAhead {
  url: string
  answer: Promise<Response>
}

declare global {
  interface Window {
    /** The tracking call that public/theme.js made for the number in the URL, before any other script ran. */
    askedAhead?: AskedAhead | undefined
  }
}

/** `globalThis`, as workers and tests have no `window`. */
const page = globalThis as Partial<Pick<Window, 'askedAhead'>>

/**
 * Takes over the early call to `url`, if there was one; undefined otherwise. It works only once, so asking again makes
 * a new call. Imports neither axios nor `request.ts`, so that a visitor's first answer need not wait for them. Throws
 * a ServiceError, like `readCall`.
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
