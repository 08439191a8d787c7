import { languages } from '../texts/languages.ts'
import { backendHeaders, logoutHeader, securityHeaders } from './securityHeaders.ts'
import { WORKER_FILE } from './serviceWorker.ts'
import { fileIn, pageFor, prerenderedFiles, SHELL_FILE } from './siteFiles.ts'

/** Host configuration: which address gets which file with which headers. The build writes it into the site. */

const CACHE_FOREVER = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'
/** For theme.js, which blocks the first paint and rarely changes. */
const CACHE_ONE_DAY = 'public, max-age=86400, stale-while-revalidate=604800'

/** @param addresses all pages but the home page, in the notation of hosts: `/tracking`, `/tracking/*` */
export function hostFiles(apiHost: string, addresses: readonly string[]): Record<string, string> {
  const headers = securityHeaders(apiHost)
  return {
    _headers: headersFile(headers, addresses),
    _redirects: redirectsFile(addresses),
    'hosting/nginx.conf': nginxFile(headers, apiHost === '', addresses),
    'hosting/Caddyfile': caddyFile(headers, apiHost === '', addresses),
  }
}

/** Netlify and Cloudflare join the values of all matching rules, so no address may match two caching rules. */
function headersFile(headers: Record<string, string>, addresses: readonly string[]): string {
  const rule = (address: string, lines: Record<string, string>) =>
    [address, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const pages = new Set(['/', ...files.map((file) => `/${file}`), '/404.html', ...workers, ...addresses])
  return [
    rule('/*', headers),
    rule('/assets/*', { 'Cache-Control': CACHE_FOREVER }),
    rule('/theme.js', { 'Cache-Control': CACHE_ONE_DAY }),
    ...[...pages].map((page) => rule(page, { 'Cache-Control': REVALIDATE })),
    '',
  ].join('\n')
}

const workers = languages.map((language) => `/${fileIn(language, WORKER_FILE)}`)

/** The pages that the build writes. */
const files = languages.flatMap((language) =>
  [...Object.values(prerenderedFiles).map(({ file }) => file), SHELL_FILE].map((file) => fileIn(language, file)),
)

/** Addresses that name a file, so they need no rewrite rule. */
const isFile = (address: string) => files.includes(address.slice(1))

/** Both hosts map `/app` to `app.html`, and answer anything not listed here with `404.html`, a copy of the shell. */
function redirectsFile(addresses: readonly string[]): string {
  const lines = addresses.flatMap((address) => {
    const page = `/${pageFor(address).replace('.html', '')}`
    return address === page || isFile(address) ? [] : [`${address} ${page} 200`]
  })
  return [...lines, ''].join('\n')
}

/**
 * Headers of the backend that are removed, because they apply to the whole site, which has its own, or allow copies
 * (securityHeaders.ts).
 */
const hidden = ['Expires', 'Pragma', 'Strict-Transport-Security']

const variable = (header: string) => `$backend_${header.toLowerCase().replaceAll('-', '_')}`

/** For a backend on the site's own origin. 40m, as a booking's files can be large. */
const nginxBackend = [
  '# The site calls its own origin. Beside this include, name the backend:',
  '# location ~ ^/(api|uploads)/ { proxy_pass https://backend.example; proxy_ssl_server_name on; client_max_body_size 40m; }',
  '# The headers below are added to its answers, and proxy headers to its requests, unless that location sets its own',
  '# add_header, proxy_hide_header or proxy_set_header. Behind another proxy, see hosting.md.',
  // `$host` has no port, and over HTTP/3 `$http_host` is empty.
  'set $site_host $host;',
  'if ($http_host) {',
  '    set $site_host $http_host;',
  '}',
  'proxy_set_header Host $site_host;',
  'proxy_set_header X-Forwarded-Host $site_host;',
  // Only the address that this server sees: $proxy_add_x_forwarded_for would also pass on what a visitor sends.
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  ...[...Object.keys(backendHeaders), ...hidden].map((name) => `proxy_hide_header ${name};`),
  // nginx leaves out a header without a value.
  ...[...Object.keys(backendHeaders), logoutHeader.header].map((name) => `set ${variable(name)} "";`),
  'if ($uri ~ ^/(api|uploads)/) {',
  ...Object.entries(backendHeaders).map(([name, value]) => `    set ${variable(name)} "${value}";`),
  '}',
  'set $backend_call "$request_method $uri";',
  `if ($backend_call = "${logoutHeader.method} ${logoutHeader.path}") {`,
  `    set ${variable(logoutHeader.header)} '${logoutHeader.value}';`,
  '}',
  ...[...Object.keys(backendHeaders), logoutHeader.header].map(
    (name) => `add_header ${name} ${variable(name)} always;`,
  ),
]
const caddyBackend = [
  '# The site calls its own origin. Beside this include, name the backend:',
  '# @backend path /api/* /uploads/*',
  '# handle @backend {',
  '# \treverse_proxy https://backend.example {',
  '# \t\theader_up Host {http.request.hostport}',
  '# \t}',
  '# }',
  '@site_backend path /api/* /uploads/*',
  'header @site_backend {',
  ...Object.entries(backendHeaders).map(([name, value]) => `\t${name} "${value}"`),
  ...hidden.map((name) => `\t-${name}`),
  '\tdefer',
  '}',
  '@site_logout {',
  `\tmethod ${logoutHeader.method}`,
  `\tpath ${logoutHeader.path}`,
  '}',
  'header @site_logout {',
  `\t+${logoutHeader.header} \`${logoutHeader.value}\``,
  '\tdefer',
  '}',
]

function byPage(addresses: readonly string[]): [page: string, addresses: string[]][] {
  const pages = new Map([['index.html', ['/']]])
  for (const address of addresses.filter((each) => !isFile(each))) {
    const page = pageFor(address)
    pages.set(page, [...(pages.get(page) ?? []), address])
  }
  return [...pages]
}

function nginxFile(headers: Record<string, string>, isBackendHere: boolean, addresses: readonly string[]): string {
  const block = (location: string, caching: string, ...lines: string[]) =>
    [
      `location ${location} {`,
      ...Object.entries(headers).map(([name, value]) => `    add_header ${name} "${value}" always;`),
      // Without `always`, so that a 404 is not cached: the file may exist tomorrow.
      `    add_header Cache-Control "${caching}";`,
      ...lines.map((line) => `    ${line};`),
      '}',
    ].join('\n')
  const pattern = (address: string) => address.replaceAll('.', '\\.').replace('/*', '/.*')
  return [
    '# Goes into the server block, below its root: include …/hosting/nginx.conf;',
    ...(isBackendHere ? nginxBackend : []),
    '# Files lie beside their compressed ones. With the module ngx_brotli, add "brotli_static on;" here.',
    'gzip_static on;',
    'gzip_vary on;',
    block('/assets/', CACHE_FOREVER, 'try_files $uri =404'),
    block('= /theme.js', CACHE_ONE_DAY, 'try_files $uri =404'),
    // Missing from nginx's default MIME types.
    block(
      '~ ^(/ur)?/manifest\\.webmanifest$',
      REVALIDATE,
      'types { }',
      'default_type application/manifest+json',
    ).replace('{ };', '{ }'),
    'location ~ ^/(hosting|\\.vite)/|^/_(headers|redirects)$ {\n    return 404;\n}',
    ...byPage(addresses).map(([page, answered]) =>
      block(`~ ^(${answered.map(pattern).join('|')})$`, REVALIDATE, `try_files /${page} =404`),
    ),
    block('/', REVALIDATE, 'try_files $uri =404', 'error_page 404 /404.html'),
    '',
  ].join('\n')
}

const CADDY_FILES = 'file_server {\n\t\tprecompressed br gzip\n\t}'

function caddyFile(headers: Record<string, string>, isBackendHere: boolean, addresses: readonly string[]): string {
  const lines = Object.entries(headers).map(([name, value]) => `\t${name} "${value}"`)
  const rewrites = byPage(addresses).map(([page, answered]) => {
    const name = page.replace('.html', '').replace('/', '-')
    return `\t@${name} path ${answered.join(' ')}\n\trewrite @${name} /${page}`
  })
  return [
    '# Goes into the site block, below its root: import …/hosting/Caddyfile',
    ...(isBackendHere ? caddyBackend : []),
    `header {\n${lines.join('\n')}\n}`,
    `handle /assets/* {\n\t@there file\n\theader @there Cache-Control "${CACHE_FOREVER}"\n\t${CADDY_FILES}\n}`,
    `handle /theme.js {\n\theader Cache-Control "${CACHE_ONE_DAY}"\n\t${CADDY_FILES}\n}`,
    '@ours path /hosting/* /.vite/* /_headers /_redirects',
    'handle @ours {\n\trespond 404\n}',
    [
      'handle {',
      `\theader Cache-Control "${REVALIDATE}"`,
      '\t@manifest path /manifest.webmanifest /ur/manifest.webmanifest',
      '\theader @manifest Content-Type application/manifest+json',
      ...rewrites,
      '\t@there file',
      `\thandle @there {\n\t${CADDY_FILES}\n\t}`,
      '\thandle {\n\t\trewrite * /404.html\n\t\tfile_server {\n\t\t\tstatus 404\n\t\t\tprecompressed br gzip\n\t\t}\n\t}',
      '}',
    ].join('\n'),
    '',
  ].join('\n')
}
