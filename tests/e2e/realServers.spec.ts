import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import {
  createServer as createBackend,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  request as ask,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { backendHeaders, securityHeaders } from '../../src/build/securityHeaders'
import { textTypes } from '../../src/build/servedAsHosted'
import { freePort } from './engines/processes'

/** The files for hosts in real servers from Debian, in front of a backend that sends whatever it likes. */

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'servers-'))

interface Server {
  program: string
  /** The compression for clients that accept both. */
  best: 'br' | 'gzip'
  args: (port: number, backend: string) => string[]
}

/** The lines of src/docs/hosting.md that pass calls on to a backend. */
function proxyLines(server: string, backend: string): string {
  const hosting = readFileSync(fileURLToPath(new URL('../../src/docs/hosting.md', import.meta.url)), 'utf8')
  const [, lines = ''] = new RegExp(`^# ${server}\n([^]*?)(?:\n\n|\n\`\`\`)`, 'm').exec(hosting) ?? []
  expect(lines, `src/docs/hosting.md on ${server}`).toContain('https://backend.example')
  return lines.replaceAll('https://backend.example', backend)
}

function written(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const servers: Record<string, Server> = {
  nginx: {
    program: '/usr/sbin/nginx',
    best: 'gzip',
    args: (port, backend) => {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (kind) => `${kind}_temp_path ${folder}/${kind};`,
      )
      const conf = `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/nginx.pid; error_log stderr;
        events {} http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}
        server { listen 127.0.0.1:${port}; root ${dist}; include ${dist}/hosting/nginx.conf;
        ${proxyLines('nginx', backend)} } }`
      return ['-e', 'stderr', '-c', written('nginx.conf', conf)]
    },
  },
  caddy: {
    program: '/usr/bin/caddy',
    best: 'br',
    args: (port, backend) => {
      const conf = `{\n\tadmin off\n\tauto_https off\n}\nhttp://127.0.0.1:${port}, http://localhost:${port} {\n\troot * ${dist}\n\timport ${dist}/hosting/Caddyfile\n${proxyLines('Caddy', backend)}\n}\n`
      return ['run', '--adapter', 'caddyfile', '--config', written('Caddyfile', conf)]
    },
  },
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

const get = (port: number, path: string, encodings = '', method = 'GET', sent: OutgoingHttpHeaders = {}) =>
  new Promise<Answer>((resolve, reject) => {
    ask(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: encodings === '' ? sent : { ...sent, 'Accept-Encoding': encodings },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        )
      },
    )
      .on('error', reject)
      .end()
  })

const built = (name: string) => readFileSync(join(dist, name))
/** Files that visitors request by name: all files beside the pages, and two of each kind of asset. */
const files = [
  ...readdirSync(dist, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && !/^_|\.(br|gz)$/.test(entry.name) ? [entry.name] : [],
  ),
  ...['.js', '.css', '.woff2'].flatMap((kind) =>
    readdirSync(join(dist, 'assets'))
      .filter((name) => name.endsWith(kind))
      .slice(0, 2)
      .map((name) => `assets/${name}`),
  ),
]
const pages: [path: string, status: number, file: string][] = [
  ['/', 200, 'index.html'],
  ['/tracking', 200, 'tracking.html'],
  ['/tracking?airwayBillNo=4010020001', 200, 'tracking.html'],
  ['/tracking/4010020001', 200, 'shipment.html'],
  ['/forgot-password', 200, 'forgot-password.html'],
  ['/login', 200, 'app.html'],
  ['/index.php', 200, 'app.html'],
  ['/tracking.php', 200, 'app.html'],
  ['/admin/dashboard', 200, 'app.html'],
  ['/admin/dashboard/records?search=a', 200, 'app.html'],
  ['/nowhere', 404, '404.html'],
  ['/nowhere/at/all', 404, '404.html'],
  ['/trackingx', 404, '404.html'],
]
const cachingOf = (file: string) => {
  if (file.startsWith('assets/')) return /immutable/
  return file === 'theme.js' ? /max-age=86400/ : /^no-cache$/
}

/** Its answers may be cached, and could run as the site. One answer returns what was received. */
const backend = createBackend(({ url = '', headers }, answer) => {
  if (url === '/api/received') {
    answer.writeHead(200, { 'Content-Type': 'application/json' })
    answer.end(JSON.stringify(headers))
    return
  }
  answer.writeHead(Number(/status=(\d+)/.exec(url)?.[1] ?? 200), {
    'Content-Type': 'text/html',
    'Cache-Control': 'public, max-age=3600',
    'Content-Security-Policy': "default-src * data: 'unsafe-inline'",
    'X-Content-Type-Options': 'none',
    Expires: 'Thu, 31 Dec 2099 23:59:59 GMT',
    Pragma: 'cache',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains; preload',
    ETag: '"1"',
    'Set-Cookie': 'session=1',
  })
  answer.end('<title>Stored</title><script>document.title = `Ran as ${origin}`</script>')
})

test.beforeAll(() => new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve)))
test.afterAll(() => {
  backend.closeAllConnections()
  backend.close()
})

for (const [name, { program, best, args }] of Object.entries(servers)) {
  test.describe(name, () => {
    test.skip(!existsSync(program), `${name} is not installed`)
    let port = 0
    let server: ChildProcess | null = null

    test.beforeAll(async () => {
      port = await freePort()
      const { port: backendPort } = backend.address() as AddressInfo
      server = spawn(program, args(port, `http://127.0.0.1:${backendPort}`), {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, HOME: folder },
      })
      let said = ''
      server.stderr?.on('data', (text: Buffer) => (said += text.toString()))
      await expect
        .poll(
          () =>
            get(port, '/').then(
              ({ status }) => status,
              () => said || 0,
            ),
          { timeout: 10_000 },
        )
        .toBe(200)
    })
    test.afterAll(() => {
      server?.kill()
    })

    const expectHeaders = ({ headers }: Answer, what: string) => {
      for (const [header, value] of Object.entries(securityHeaders(''))) {
        expect(headers[header.toLowerCase()], `${what}: ${header}`).toBe(value)
      }
    }

    test('every address gets its page, an unknown one the shell with 404', async () => {
      for (const [path, status, file] of pages) {
        const answer = await get(port, path)
        expect([path, answer.status, answer.body.equals(built(file))]).toEqual([path, status, true])
        expect(answer.headers['content-type'], path).toContain('text/html')
        if (status === 200) expect(answer.headers['cache-control'], path).toBe('no-cache')
        expectHeaders(answer, path)
      }
    })

    test('files have their type and headers, and are precompressed', async () => {
      const look = async (file: string) => {
        const path = `/${file}`
        const plain = await get(port, path)
        expect([path, plain.status, plain.body.equals(built(file))]).toEqual([path, 200, true])
        expect(plain.headers['cache-control'], path).toMatch(cachingOf(file))
        expectHeaders(plain, path)
        const type = textTypes[extname(file)]
        if (type === undefined) return
        expect(plain.headers['content-type'], path).toContain(
          file.endsWith('.js') ? 'javascript' : type.split(';', 1)[0],
        )
        const packed = await get(port, path, 'gzip, deflate, br')
        expect([path, packed.headers['content-encoding']]).toEqual([path, best])
        expect(packed.headers['vary'], path).toMatch(/accept-encoding/i)
        expect(packed.body.equals(built(file + (best === 'br' ? '.br' : '.gz'))), path).toBe(true)
        expect((best === 'br' ? brotliDecompressSync : gunzipSync)(packed.body).equals(built(file)), path).toBe(true)
        expect((await get(port, path, 'gzip')).headers['content-encoding'], path).toBe('gzip')
      }
      await Promise.all(files.map(look))
    })

    test('answers of the backend are never cached and cannot run as the site, whatever it sends', async ({ page }) => {
      for (const [method, path] of [
        ['GET', '/api/customer/search?term=Sana'],
        ['GET', '/api/center/logout'],
        ['PUT', '/api/airwaybill/void/1?status=500'],
        ['POST', '/api/center/logout'],
        ['POST', '/api/center/logout?status=401'],
        ['GET', '/uploads/card.jpg'],
        ['GET', '/uploads/gone.jpg?status=404'],
        ['GET', '/uploads/a/b%20c.svg?status=304'],
      ] as const) {
        const { headers } = await get(port, path, '', method)
        const what = `${method} ${path}`
        for (const [header, value] of Object.entries(backendHeaders)) {
          expect(headers[header.toLowerCase()], `${what}: ${header}`).toBe(value)
        }
        expect([what, headers.expires, headers.pragma]).toEqual([what, undefined, undefined])
        expect([what, headers['strict-transport-security'] ?? '']).toEqual([
          what,
          expect.not.stringContaining('includeSubDomains'),
        ])
        expect([what, headers.etag, headers['set-cookie']]).toEqual([what, '"1"', ['session=1']])
        const isLogout = what.startsWith('POST /api/center/logout')
        expect([what, headers['clear-site-data']]).toEqual([what, isLogout ? '"cache"' : undefined])
      }
      await page.goto(`http://127.0.0.1:${port}/uploads/evil.html`)
      expect(await page.title()).toBe('Stored')
    })

    test('the backend receives the caller’s real address and host, and no forged ones', async () => {
      const invented = {
        'X-Forwarded-For': '203.0.113.7, 198.51.100.9',
        'X-Forwarded-Proto': 'gopher',
        'X-Forwarded-Host': 'evil.example',
      }
      for (const [site, sent] of [
        [`127.0.0.1:${port}`, {}],
        [`localhost:${port}`, invented],
      ] as const) {
        const { body } = await get(port, '/api/received', '', 'GET', { ...sent, Host: site })
        expect(JSON.parse(body.toString())).toMatchObject({
          host: site,
          'x-forwarded-host': site,
          'x-forwarded-for': '127.0.0.1',
          'x-forwarded-proto': 'http',
        })
      }
    })

    test('missing and private files are 404', async () => {
      for (const path of [
        '/assets/gone-0000.js',
        '/hosting/nginx.conf',
        '/.vite/manifest.json',
        '/_headers',
        '/_redirects',
      ]) {
        const { status, headers } = await get(port, path)
        expect([path, status]).toEqual([path, 404])
        expect(headers['cache-control'] ?? '', path).not.toContain('immutable')
      }
    })
  })
}
