import { createServer } from 'node:http'
import { readEnvironment } from '~/platform/env.server'
import { log } from '~/platform/log.server'
import { openSite, type SiteOptions } from './site'

const STOP_WITHIN_MS = 10_000

/** Opens the port, then the site. Prints `Ready on <ORIGIN>` once pages can be had. */
export async function serve(env = readEnvironment(), options: SiteOptions = {}) {
  const site = await openSite(env, options)
  const server = createServer(site.handle)
  server.requestTimeout = 60_000
  server.keepAliveTimeout = 65_000 // longer than the 60 s of common proxies, so that they close first
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(env.PORT, env.HOST, resolve)
  })

  async function stop() {
    log.info('stopping')
    const late = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS)
    late.unref()
    await new Promise((resolve) => {
      server.close(resolve)
      server.closeIdleConnections()
    })
    await site.close()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => stop().then(() => process.exit(0), fail))
  }

  await site.ready
  process.stdout.write(`Ready on ${env.ORIGIN}\n`)
  return { site, server, stop }
}

function fail(error: unknown) {
  log.fatal({ err: error }, 'stopped by an error')
  process.exit(1)
}
