import cluster from 'node:cluster'
import { createServer, type Server } from 'node:http'
import { runOwnPostgres } from '~/platform/database/own-postgres/own-postgres.server'
import { type Environment, readEnvironment } from '~/platform/env.server'
import { endEventStreams } from '~/platform/event-stream.server'
import { log } from '~/platform/log.server'
import { Refusal } from '~/platform/refusal'
import { firstSteps } from './first-steps'
import { openSite, type SiteOptions } from './site'
import { stoppable } from './stopping'
import { watchEventLoop } from './watch-event-loop'
import { superviseWorkers, whenToStop } from './workers'

export { readEnvironment } from '~/platform/env.server'
export { answering } from './answering'
export { firstSteps } from './first-steps'
export { openSite } from './site'
export { studio } from './studio'

/** Serves until it is told to stop. Prints `Ready on <ORIGIN>` once pages can be had, and what is to be done first. */
export async function serve(env = readEnvironment(), options: SiteOptions = {}) {
  watchEventLoop(env.STALL_SECONDS)
  const isSupervisor = env.WEB_CONCURRENCY > 1 && cluster.isPrimary
  const steps = isSupervisor ? await serveByWorkers(env) : await serveHere(env, options)
  if (!steps) return
  if (cluster.isPrimary) process.stdout.write(`${[`Ready on ${env.ORIGIN}`, ...steps].join('\n')}\n`)
  process.send?.({ firstSteps: steps })
}

async function serveByWorkers(env: Environment) {
  const own = env.DATABASE_URL ? undefined : await runOwnPostgres(env.DATA_DIR, env.WEB_CONCURRENCY)
  try {
    return await superviseWorkers(env.WEB_CONCURRENCY, async () => own?.stop())
  } catch (error) {
    await own?.stop()
    throw error
  }
}

/** Opens the port and the site behind it; answers the first steps. Undefined when it was stopped before it was ready. */
async function serveHere(env: Environment, options: SiteOptions) {
  const site = await openSite(env, options)
  const { handle, stop } = stoppable(site.handle)
  const server = createServer(handle)
  server.requestTimeout = 60_000
  server.keepAliveTimeout = 65_000 // longer than the 60 s of common proxies, so that they close first

  whenToStop(async () => {
    log.info('stopping')
    endEventStreams()
    await stop(server)
    await site.close()
  })
  try {
    await listening(server, env)
    const isReady = await site.ready
    if (!isReady) return undefined
    return await firstSteps(site.state)
  } catch (error) {
    server.close()
    await site.close()
    throw error
  }
}

function listening(server: Server, { PORT, HOST }: Environment) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(
        isTaken ? new Refusal(`PORT ${PORT} is taken by another program. Stop it, or choose another PORT.`) : error,
      )
    })
    server.listen(PORT, HOST, resolve)
  })
}
