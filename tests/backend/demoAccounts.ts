import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

/** The names that the login popup offers on the stand-in backend; they are in its seed. */
const accounts = [
  { name: 'Head office', username: 'headoffice', password: 'chenab-demo' },
  { name: 'Branch', username: 'gujrat', password: 'chenab-demo' },
]

/** Tells the page that its answers are the stand-in's. Served pages carry it, built ones never do. */
export function withDemoAccounts(html: string): string {
  return html.replace('</head>', `<meta name="demo-accounts" content='${JSON.stringify(accounts)}'></head>`)
}

/** Whether a path is a page's rather than a file's. */
export function isPage(path: string): boolean {
  return path.endsWith('.html') || !path.slice(path.lastIndexOf('/')).includes('.')
}

/**
 * Has the page that the server is about to send carry the demo accounts, whoever sends it and however. The page is held
 * back until it is whole and compressed here, because its text can't be changed once it is compressed.
 */
export function addDemoAccounts(request: IncomingMessage, response: ServerResponse): void {
  const acceptsGzip = /\bgzip\b/.test(String(request.headers['accept-encoding']))
  // No part of a page, and none that the browser kept from a server without the stand-in.
  for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since', 'range']) delete request.headers[name]

  const chunks: Buffer[] = []
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  const end = response.end.bind(response)
  const writeHead = response.writeHead.bind(response)

  response.writeHead = (status: number, ...rest: unknown[]) => {
    response.statusCode = status
    const headers: object = rest.find((each) => typeof each === 'object' && each !== null) ?? {}
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value))
    return response
  }
  response.write = (chunk: unknown) => {
    keep(chunk)
    return true
  }
  response.end = (chunk?: unknown) => {
    keep(chunk)
    // Node's own end() writes the head through this method.
    response.writeHead = writeHead
    let body = Buffer.concat(chunks)
    if (String(response.getHeader('content-type')).startsWith('text/html')) {
      body = Buffer.from(withDemoAccounts(body.toString('utf8')))
      response.removeHeader('etag')
      response.setHeader('Cache-Control', 'no-store')
      if (acceptsGzip) {
        body = gzipSync(body)
        response.setHeader('Content-Encoding', 'gzip')
      }
      response.setHeader('Vary', 'Accept-Encoding')
      response.setHeader('Content-Length', body.length)
    }
    return end(body)
  }
}
