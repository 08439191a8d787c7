import { resolve as absolute } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Connect, type Plugin, type ResolvedConfig, runnerImport } from 'vite'
import { asHosted } from '../../src/build/servedAsHosted.ts'
import { type Answer, answerOverHttp, isGone } from './answerOverHttp.ts'

const module = fileURLToPath(new URL('./standIn.ts', import.meta.url))

/** Seeded accounts that the login popup offers on the stand-in backend. */
const accounts = [
  { name: { en: 'Head office', ur: 'ہیڈ آفس' }, username: 'headoffice', password: 'chenab-demo' },
  { name: { en: 'Branch', ur: 'برانچ' }, username: 'gujrat', password: 'chenab-demo' },
]

/** A seeded shipment that is in transit. */
const NUMBER = '4010020154'

/** Tells the page that its backend is the stand-in; added to served pages, never to built ones. */
function withDemoAccounts(html: string): string {
  const demo = `<meta name="demo-accounts" content='${JSON.stringify(accounts)}'><meta name="demo-number" content="${NUMBER}">`
  return html.replace('</head>', `${demo}</head>`)
}

interface StandIn {
  answer: Answer
}

/**
 * Serves the stand-in backend from the dev and preview servers, unless `VITE_API_HOST` names a real one: real HTTP,
 * cookies and uploads, with one state for all tabs. It is not part of the build.
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
      // Loaded again after every edit; the store survives.
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
      // Longer than any pause in a test: a connection closed just as it is reused would look like a network failure.
      if ('keepAliveTimeout' in server.httpServer) server.httpServer.keepAliveTimeout = 120_000
      if (isOff()) return
      const { root, resolve, build } = config
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
      server.middlewares.use(asHosted(absolute(root, build.outDir), withDemoAccounts))
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
