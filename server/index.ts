import cluster from 'node:cluster'
import { createServer, type Server } from 'node:http'
import { type Environment, readEnvironment } from '~/platform/env.server'
import { endEventStreams } from '~/platform/event-stream.server'
import { log } from '~/platform/log.server'
import { Refusal } from '~/platform/refusal'
import { firstSteps } from './first-steps'
import { openSite, type SiteOptions } from './site'
import { takeCommands } from './studio-socket'
import { superviseWorkers, whenToStop } from './workers'

export { readEnvironment } from '~/platform/env.server'
export { answering } from './answering'
export { firstSteps } from './first-steps'
export { openSite } from './site'
export { studio } from './studio'

const STOP_WITHIN_MS = 10_000

/** Serves until it is told to stop. Prints `Ready on <ORIGIN>` once pages can be had, and what is to be done first. */
export async function serve(env = readEnvironment(), options: SiteOptions = {}) {
  const isSupervisor = env.WEB_CONCURRENCY > 1 && cluster.isPrimary
  const steps = isSupervisor ? await superviseWorkers(env.WEB_CONCURRENCY) : await serveHere(env, options)
  if (!steps) return
  if (cluster.isPrimary) process.stdout.write(`${[`Ready on ${env.ORIGIN}`, ...steps].join('\n')}\n`)
  else process.send?.({ firstSteps: steps })
}

/** Opens the port and the site behind it; answers the first steps. Undefined when it was stopped before it was ready. */
async function serveHere(env: Environment, options: SiteOptions) {
  const site = await openSite(env, options)
  const server = createServer(site.handle)
  server.requestTimeout = 60_000
  server.keepAliveTimeout = 65_000 // longer than the 60 s of common proxies, so that they close first
  let stopTaking = () => {}

  whenToStop(async () => {
    log.info('stopping')
    stopTaking()
    endEventStreams()
    setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS).unref()
    await new Promise((resolve) => {
      server.close(resolve)
      server.closeIdleConnections()
    })
    await site.close()
  })
  try {
    await listening(server, env)
    const isReady = await site.ready
    if (!isReady) return undefined
    if (site.database.engine === 'embedded') stopTaking = takeCommands(site.state)
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
