import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'

/** Anything that answers a request, as a server of the web platform does. */
export type Answer = (request: Request) => Promise<Response | undefined>

/**
 * Answers a Node request by a web-platform function: the body is read to its end first (a stream stalls on large
 * uploads), cookies go out one header each, and a network error breaks the connection.
 */
export async function answerOverHttp(answer: Answer, incoming: IncomingMessage, outgoing: ServerResponse) {
  const response = await answer(await toRequest(incoming))
  if (!response || response.type === 'error') {
    incoming.socket.destroy()
    return
  }
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies)
  // Named, or else Node puts the standard phrase in place of an empty text.
  outgoing.writeHead(response.status, response.statusText)
  await pipeline(pieces(response), outgoing)
}

/** Whether an error means that whoever asked has gone away: nobody is left to be told. */
export function isGone(error: unknown): boolean {
  const gone: unknown[] = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']
  return error instanceof Error && 'code' in error && gone.includes(error.code)
}

async function* pieces({ body }: Response) {
  const reader = body?.getReader()
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) yield piece.value
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Uint8Array[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const headers = new Headers()
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  const {
    method = 'GET',
    url = '/',
    headers: { host = 'localhost' },
  } = incoming
  const hasBody = method !== 'GET' && method !== 'HEAD' && chunks.length > 0
  return new Request(new URL(url, `http://${host}`), { method, headers, body: hasBody ? Buffer.concat(chunks) : null })
}
