// The same site with hot reload: Vite answers for modules and styles, everything else is the site's own code, loaded by Vite.
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'vite'
import { reportFailure } from './failure.mjs'
import { cutFonts } from './prepare.mjs'

const NO_PAGE_CACHE = 0

async function serve() {
  cutFonts()
  const http = createHttpServer()
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: http } }, appType: 'custom' })
  const load = () =>
    /** @type {Promise<typeof import('../server/index.ts')>} */ (vite.ssrLoadModule('/server/index.ts'))

  const { listSetupSteps, openSite, readEnvironment } = await load()
  const env = readEnvironment()
  const site = await openSite(env, { pageCacheBytes: NO_PAGE_CACHE })
  let { createSiteHandler } = await load()
  let answers = createSiteHandler(site.state, NO_PAGE_CACHE)

  http.on('request', (request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        const latest = await load()
        if (latest.createSiteHandler !== createSiteHandler)
          answers = latest.createSiteHandler(site.state, NO_PAGE_CACHE)
        createSiteHandler = latest.createSiteHandler
        answers.handle(request, response)
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error)
        console.error(error)
        response
          .writeHead(500, { 'content-type': 'text/plain' })
          .end(error instanceof Error ? error.stack : String(error))
      }
    })
  })
  process.removeAllListeners('SIGTERM') // Vite's own would end the process before the database is closed
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.once(signal, async () => {
      http.closeAllConnections()
      await vite.close()
      await site.close()
      process.exit(0)
    })
  }
  await new Promise((resolve) => http.listen(env.PORT, env.HOST, () => resolve(undefined)))
  await site.ready
  console.log([`Ready on ${env.ORIGIN}`, ...(await listSetupSteps(site.state))].join('\n'))
}

serve().catch(reportFailure)
