import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Connect, Plugin } from 'vite'
import { pageFor } from './siteFiles.ts'

/**
 * The preview server behaves as the hosts do: the headers of the built `_headers`, the shell for every address that is no
 * file, and 404 for a file that is not there.
 */
export function servedAsHosted(): Plugin {
  return {
    name: 'served-as-hosted',
    apply: 'serve',
    configurePreviewServer(server) {
      const folder = resolve(server.config.root, server.config.build.outDir)
      server.middlewares.use(asHosted(folder))
    },
  }
}

function asHosted(folder: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const [path = '/'] = (request.url ?? '/').split(/[?#]/, 1)
    for (const [name, value] of headersFor(folder, path)) response.setHeader(name, value)
    const file = join(folder, decoded(path))
    const isThere = path === '/' || (existsSync(file) && statSync(file).isFile())
    const isFile = path.startsWith('/assets/') || /\.(?!html|php)\w+$/.test(path)
    if (isThere || !/^(GET|HEAD)$/.test(request.method ?? '')) next()
    else if (isFile) {
      response.statusCode = 404
      response.setHeader('Cache-Control', 'no-store')
      response.end()
    } else {
      request.url = `/${pageFor(path)}`
      next()
    }
  }
}

/**
 * The headers that a host sends with an address.
 *
 * @param folder of the built site; read anew each time, because the site may be built again while it is served
 * @param path the address
 */
export function headersFor(folder: string, path: string): [name: string, value: string][] {
  return rules(readFileSync(join(folder, '_headers'), 'utf8')).flatMap(({ pattern, name, value }) =>
    pattern.test(path) ? [[name, value]] : [],
  )
}

function rules(text: string): { pattern: RegExp; name: string; value: string }[] {
  let pattern = /^$/
  return text.split('\n').flatMap((line) => {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) return [{ pattern, name, value }]
    if (line !== '') pattern = new RegExp(`^${line.replaceAll('.', '\\.').replace('*', '.*')}$`)
    return []
  })
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
