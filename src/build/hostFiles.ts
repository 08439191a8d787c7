import { securityHeaders } from './policy.ts'
import { pageFor, SHELL, TRACKING } from './siteFiles.ts'

/** Files for hosts: which address gets which file, with which headers. Written at build into the site itself. */

const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'
/** Stands in the way of the first paint, and hardly ever changes. */
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'

/**
 * The files for hosts.
 *
 * @param apiHost the backend's origin; '' is the site's own
 * @param addresses where the site has pages besides the home page: `/tracking`, `/tracking/*`
 * @returns their texts by name, below the site's folder
 */
export function hostFiles(apiHost: string, addresses: readonly string[]): Record<string, string> {
  const headers = securityHeaders(apiHost)
  return {
    _headers: headersFile(headers, addresses),
    _redirects: redirectsFile(addresses),
    'hosting/nginx.conf': nginxFile(headers, apiHost === ''),
    'hosting/Caddyfile': caddyFile(headers, apiHost === ''),
  }
}

/** Netlify and Cloudflare join the values of all rules that fit, so no address may meet two rules for caching. */
function headersFile(headers: Record<string, string>, addresses: readonly string[]): string {
  const rule = (address: string, lines: Record<string, string>) =>
    [address, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const pages = new Set(['/', '/index.html', `/${SHELL}`, `/${TRACKING}`, '/404.html', ...addresses])
  return [
    rule('/*', headers),
    rule('/assets/*', { 'Cache-Control': FOR_EVER }),
    rule('/theme.js', { 'Cache-Control': FOR_A_DAY }),
    ...[...pages].map((page) => rule(page, { 'Cache-Control': ASK_AGAIN })),
    '',
  ].join('\n')
}

/** Both take `/app` for `app.html`, and answer what is not named here with `404.html`, which is the shell as well. */
function redirectsFile(addresses: readonly string[]): string {
  const lines = addresses.flatMap((address) => {
    const page = `/${pageFor(address).replace('.html', '')}`
    // A file is found by itself.
    const isFile = address === page || ['/index.html', `/${TRACKING}`].includes(address)
    return isFile ? [] : [`${address} ${page} 200`]
  })
  return [...lines, ''].join('\n')
}

/** Where the backend has no origin of its own, somebody has to name it to the host. The files of a booking are large. */
const nginxHint = [
  '# The site calls its own origin. Beside this include, name the backend:',
  '# location ~ ^/(api|uploads)/ { proxy_pass https://backend.example; proxy_ssl_server_name on; client_max_body_size 40m; }',
]
const caddyHint = [
  '# The site calls its own origin. Beside this include, name the backend:',
  '# @backend path /api/* /uploads/*',
  '# handle @backend {',
  '# \treverse_proxy https://backend.example {',
  '# \t\theader_up Host {upstream_hostport}',
  '# \t}',
  '# }',
]

function nginxFile(headers: Record<string, string>, isBackendHere: boolean): string {
  const block = (location: string, caching: string, files: string) =>
    [
      `location ${location} {`,
      ...Object.entries(headers).map(([name, value]) => `    add_header ${name} "${value}" always;`),
      // Not «always»: a file that is not there yet may be there tomorrow.
      `    add_header Cache-Control "${caching}";`,
      `    try_files ${files};`,
      '}',
    ].join('\n')
  return [
    '# Goes into the server block, below its root: include …/hosting/nginx.conf;',
    ...(isBackendHere ? nginxHint : []),
    'gzip on;',
    'gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml;',
    block('= /', ASK_AGAIN, '/index.html =404'),
    block('/assets/', FOR_EVER, '$uri =404'),
    block('= /theme.js', FOR_A_DAY, '$uri =404'),
    'location ~ ^/(hosting|\\.vite)/|^/_(headers|redirects)$ {\n    return 404;\n}',
    block('= /tracking', ASK_AGAIN, `/${TRACKING} =404`),
    block('/tracking/', ASK_AGAIN, `/${TRACKING} =404`),
    block('/', ASK_AGAIN, `$uri /${SHELL}`),
    '',
  ].join('\n')
}

function caddyFile(headers: Record<string, string>, isBackendHere: boolean): string {
  const lines = Object.entries(headers).map(([name, value]) => `\t${name} "${value}"`)
  return [
    '# Goes into the site block, below its root: import …/hosting/Caddyfile',
    ...(isBackendHere ? caddyHint : []),
    'encode zstd gzip',
    `header {\n${lines.join('\n')}\n}`,
    `handle /assets/* {\n\t@there file\n\theader @there Cache-Control "${FOR_EVER}"\n\tfile_server\n}`,
    `handle /theme.js {\n\theader Cache-Control "${FOR_A_DAY}"\n\tfile_server\n}`,
    '@ours path /hosting/* /.vite/* /_headers /_redirects',
    'handle @ours {\n\trespond 404\n}',
    `handle {\n\theader Cache-Control "${ASK_AGAIN}"\n\t@home path /\n\trewrite @home /index.html\n\t@tracking path /tracking /tracking/*\n\trewrite @tracking /${TRACKING}\n\ttry_files {path} /${SHELL}\n\tfile_server\n}`,
    '',
  ].join('\n')
}
