import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request as ask, type IncomingHttpHeaders } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { textTypes } from '../../src/build/compressed'
import { securityHeaders } from '../../src/build/policy'

/** The files for hosts in the servers that read them, as Debian has them. No browser. */

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'servers-'))

interface Server {
  program: string
  /** What it sends to whoever accepts both. */
  best: 'br' | 'gzip'
  args: (port: number) => string[]
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
    args: (port) => {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (kind) => `${kind}_temp_path ${folder}/${kind};`,
      )
      const conf = `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/nginx.pid; error_log stderr;
        events {} http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}
        server { listen 127.0.0.1:${port}; root ${dist}; include ${dist}/hosting/nginx.conf; } }`
      return ['-e', 'stderr', '-c', written('nginx.conf', conf)]
    },
  },
  caddy: {
    program: '/usr/bin/caddy',
    best: 'br',
    args: (port) => {
      const conf = `{\n\tadmin off\n\tauto_https off\n}\nhttp://127.0.0.1:${port} {\n\troot * ${dist}\n\timport ${dist}/hosting/Caddyfile\n}\n`
      return ['run', '--adapter', 'caddyfile', '--config', written('Caddyfile', conf)]
    },
  },
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

const get = (port: number, path: string, encodings = '') =>
  new Promise<Answer>((resolve, reject) => {
    ask(
      { host: '127.0.0.1', port, path, headers: encodings === '' ? {} : { 'Accept-Encoding': encodings } },
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
/** All that a visitor may be sent by its own name. */
const files = [
  ...readdirSync(dist, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && !/^_|\.(br|gz)$/.test(entry.name) ? [entry.name] : [],
  ),
  ...readdirSync(join(dist, 'assets')).flatMap((name) => (/\.(br|gz)$/.test(name) ? [] : [`assets/${name}`])),
]
const pages: [path: string, status: number, file: string][] = [
  ['/', 200, 'index.html'],
  ['/tracking', 200, 'tracking.html'],
  ['/tracking?airwayBillNo=4010020001', 200, 'tracking.html'],
  ['/tracking/4010020001', 200, 'tracking.html'],
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

for (const [name, { program, best, args }] of Object.entries(servers)) {
  test.describe(name, () => {
    test.skip(!existsSync(program), `${name} is not installed`)
    let port = 0
    let server: ChildProcess | null = null

    test.beforeAll(async () => {
      port = await freePort()
      server = spawn(program, args(port), {
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

    test('every file has its type, its headers, and lies ready compressed', async () => {
      for (const file of files) {
        const path = `/${file}`
        const plain = await get(port, path)
        expect([path, plain.status, plain.body.equals(built(file))]).toEqual([path, 200, true])
        expect(plain.headers['cache-control'], path).toMatch(cachingOf(file))
        expectHeaders(plain, path)
        const type = textTypes[extname(file)]
        if (type === undefined) continue
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
    })

    test('what is not there, or not for visitors, is 404', async () => {
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
