import { fileURLToPath } from 'node:url'
import { runnerImport, type Connect, type Plugin, type ResolvedConfig } from 'vite'
import { answerOverHttp, isGone, type Answer } from './answerOverHttp.ts'
import { addDemoAccounts, isPage, withDemoAccounts } from './demoAccounts.ts'

const module = fileURLToPath(new URL('./standIn.ts', import.meta.url))

interface StandIn {
  answer: Answer
}

/**
 * Serves the stand-in backend from the dev and preview servers, unless `VITE_API_HOST` names a real one: real HTTP,
 * real cookies, real uploads, one state for all tabs. The build does not know it.
 */
export function standInBackend(): Plugin {
  let config: ResolvedConfig
  const isOff = () => String(config.env['VITE_API_HOST'] ?? '').trim() !== ''

  return {
    name: 'stand-in-backend',
    apply: 'serve',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved
    },

    configureServer(server) {
      if (isOff()) return
      // Loaded anew after every edit; the store outlives it.
      const load = async () => {
        const loaded = await server.ssrLoadModule(module)
        const answer: Answer = loaded['answer']
        return answer
      }
      server.middlewares.use(backend(async (request) => (await load())(request)))
    },

    transformIndexHtml: {
      order: 'post',
      handler: (html) => (isOff() ? html : withDemoAccounts(html)),
    },

    configurePreviewServer(server) {
      // Longer than any test rests: a connection that is closed just as it is used again looks like a broken line.
      if ('keepAliveTimeout' in server.httpServer) server.httpServer.keepAliveTimeout = 120_000
      if (isOff()) return
      const { root, resolve } = config
      let loading: Promise<StandIn> | undefined
      const load = async () => {
        const loaded = await runnerImport<StandIn>(module, {
          root,
          resolve: { alias: resolve.alias },
          logLevel: 'warn',
        })
        return loaded.module
      }
      server.middlewares.use(backend(async (request) => (await (loading ??= load())).answer(request)))
      server.middlewares.use((request, response, next) => {
        if (request.method === 'GET' && isPage(pathOf(request))) addDemoAccounts(request, response)
        next()
      })
    },
  }

  function backend(answer: Answer): Connect.NextHandleFunction {
    return (request, response, next) => {
      if (!/^\/(api|uploads|__stand-in)(\/|$)/.test(pathOf(request))) {
        next()
        return
      }
      answerOverHttp(answer, request, response).catch((error: unknown) => {
        if (isGone(error)) return
        config.logger.error(`The stand-in backend failed: ${error instanceof Error ? error.stack : String(error)}`)
        if (response.headersSent) response.destroy()
        else {
          response.statusCode = 500
          response.setHeader('Content-Type', 'application/json')
          response.end('{"error":"The stand-in backend failed"}')
        }
      })
    }
  }
}

function pathOf({ url = '/' }: Connect.IncomingMessage): string {
  return url.split(/[?#]/, 1)[0] ?? '/'
}
