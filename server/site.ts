import { getRequestListener } from '@hono/node-server'
import { PageInProgress } from '~/platform/context.server'
import { hearOtherProcesses, onContentChange } from '~/platform/content-changes.server'
import { openDatabase } from '~/platform/database/database.server'
import { migrate } from '~/platform/database/migrate.server'
import type { Environment } from '~/platform/env.server'
import { log } from '~/platform/log.server'
import { runPublicationClock } from '~/platform/publication-clock.server'
import { PageCache } from '~/platform/page-cache/page-cache.server'
import type { RenderedPage } from '~/platform/page-cache/page.server'
import { loadDemoOnce } from '~/shell/demo.server'
import { isPrivatePath, knownQueries } from '~/shell/public-pages'
import { scheduledContents } from '~/shell/scheduled-contents.server'
import { createApp, type SiteState } from './app'

const PAGE_CACHE_BYTES = 32 * 1024 * 1024
const RETRY_MS = 1_000

export interface SiteOptions {
  pageCacheBytes?: number
}

/** The whole site behind one request listener. It answers at once, with 503 until the database is reached and migrated. */
export async function openSite(env: Environment, { pageCacheBytes = PAGE_CACHE_BYTES }: SiteOptions = {}) {
  const database = await openDatabase(env)
  const site: SiteState = { env, database, isReady: false }
  const app = createApp(site)
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const pageCache = new PageCache({
    render: (address) => renderForEveryone(app, env.ORIGIN, address),
    knownQueries,
    isPrivate: isPrivatePath,
    maxBytes: pageCacheBytes,
  })
  onContentChange(pageCache.drop)
  let isClosing = false
  const stopHearing = hearOtherProcesses(database)
  let stopClock = () => {}
  const ready = untilReady().then(() => {
    stopClock = runPublicationClock(database.db, scheduledContents)
  })

  async function untilReady() {
    while (!isClosing && !site.isReady) {
      try {
        await migrate(database.db)
        if (env.DEMO === '1') await loadDemoOnce(database.db, env.DATA_DIR)
        site.isReady = true
      } catch (error) {
        if (database.engine === 'embedded') throw error
        log.error({ err: error }, 'the database is not reached; trying again')
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      }
    }
  }

  return {
    database,
    pageCache,
    ready,
    handle(request: Parameters<typeof listener>[0], response: Parameters<typeof listener>[1]) {
      if (!site.isReady || !pageCache.serve(request as never, response as never)) void listener(request, response)
    },
    async close() {
      isClosing = true
      stopClock()
      await (await stopHearing)()
      await database.close()
    },
  }
}

export type Site = Awaited<ReturnType<typeof openSite>>

/** Without cookies and headers of anybody: what comes out is fit for all. */
async function renderForEveryone(app: ReturnType<typeof createApp>, origin: string, address: string): Promise<RenderedPage> {
  const page = new PageInProgress()
  const response = await app.fetch(new Request(origin + address, { headers: { accept: 'text/html' } }), { page } as never)
  const body = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, body, tags: page.tags }
}
