import type { IncomingMessage, ServerResponse } from 'node:http'

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
  const bytes = Buffer.from(await response.arrayBuffer())
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies)
  outgoing.setHeader('Content-Length', bytes.length)
  outgoing.statusCode = response.status
  outgoing.end(bytes)
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk as Uint8Array))
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
