import { env } from '@/env'
import { badAnswer, failure, type ReadCall } from './call'

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
 * Takes over the early call to the same address, if there was one; undefined otherwise. It works only once, so asking
 * again makes a new call. Imports neither axios nor `request.ts`, so that a visitor's first answer need not wait for them. Throws
 * a ServiceError, like `readCall`.
 */
export function takeAskedAhead<Answer>(call: ReadCall<Answer>): Promise<Answer> | undefined {
  const asked = page.askedAhead
  if (asked?.url !== env.apiHost + call.path) return undefined
  page.askedAhead = undefined
  return readAnswer(call, asked.answer)
}

async function readAnswer<Answer>(call: ReadCall<Answer>, asked: Promise<Response>) {
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
  const result = call.read(body)
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
