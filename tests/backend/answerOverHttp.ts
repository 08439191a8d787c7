import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'

/** A handler of Fetch API requests; undefined means that the request is not its own. */
export type Answer = (request: Request) => Promise<Response | undefined>

/**
 * Answers a Node request with a Fetch API handler. The body is read to its end first, as a stream stalls on large
 * uploads; each cookie gets its own header, and a network error breaks the connection.
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
  // Passed even if empty: without it, Node sends the standard phrase.
  outgoing.writeHead(response.status, response.statusText)
  await pipeline(pieces(response), outgoing)
}

/** Whether an error means that the client has disconnected, so that nobody can be told about it. */
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
