import cluster from 'node:cluster'
import { createServer, type Server } from 'node:http'
import { startEmbeddedPostgres } from '~/platform/database/embedded-postgres/embedded-postgres.server'
import { type Environment, readEnvironment } from '~/platform/env/env.server'
import { OperatorError } from '~/platform/errors/operator-error'
import { closeEventStreams } from '~/platform/http/event-stream.server'
import { log } from '~/platform/monitoring/log.server'
import { withGracefulShutdown } from './graceful-shutdown'
import { listSetupSteps } from './setup-steps'
import { openSite, type SiteOptions } from './site'
import { watchEventLoop } from './watch-event-loop'
import { onShutdownSignal, superviseWorkers } from './workers'

export { readEnvironment } from '~/platform/env/env.server'
export { createSiteHandler } from './request-handler'
export { listSetupSteps } from './setup-steps'
export { openSite } from './site'
export { studio } from './studio'

/** Serves until it is told to stop. Prints `Ready on <ORIGIN>` once pages can be had, and what is to be done first. */
export async function serve(env = readEnvironment(), options: SiteOptions = {}) {
  watchEventLoop(env.STALL_SECONDS)
  const isSupervisor = env.WEB_CONCURRENCY > 1 && cluster.isPrimary
  const steps = isSupervisor ? await serveWithWorkers(env) : await serveInProcess(env, options)
  if (!steps) return
  if (cluster.isPrimary) process.stdout.write(`${[`Ready on ${env.ORIGIN}`, ...steps].join('\n')}\n`)
  process.send?.({ setupSteps: steps })
}

async function serveWithWorkers(env: Environment) {
  const own = env.DATABASE_URL ? undefined : await startEmbeddedPostgres(env.DATA_DIR, env.WEB_CONCURRENCY)
  try {
    return await superviseWorkers(env.WEB_CONCURRENCY, async () => own?.stop())
  } catch (error) {
    await own?.stop()
    throw error
  }
}

/** Opens the port and the site behind it; answers the first steps. Undefined when it was stopped before it was ready. */
async function serveInProcess(env: Environment, options: SiteOptions) {
  const site = await openSite(env, options)
  const { handle, stop } = withGracefulShutdown(site.handle)
  const server = createServer(handle)
  server.requestTimeout = 60_000
  server.keepAliveTimeout = 65_000 // longer than the 60 s of common proxies, so that they close first

  onShutdownSignal(async () => {
    log.info('stopping')
    closeEventStreams()
    await stop(server)
    await site.close()
  })
  try {
    await listenOnPort(server, env)
    const isReady = await site.ready
    if (!isReady) return undefined
    return await listSetupSteps(site.state)
  } catch (error) {
    server.close()
    await site.close()
    throw error
  }
}

function listenOnPort(server: Server, { PORT, HOST }: Environment) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(
        isTaken
          ? new OperatorError(`PORT ${PORT} is already in use. Stop the other program or choose another PORT.`)
          : error,
      )
    })
    server.listen(PORT, HOST, resolve)
  })
}
