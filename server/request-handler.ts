import type { IncomingMessage, ServerResponse } from 'node:http'
import * as build from 'virtual:react-router/server-build'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { PageCache } from '~/platform/page-cache/page-cache.server'
import { assignVariant } from '~/platform/page-cache/page-variants.server'
import { getFileSource } from '~/platform/storage/file-stream.server'
import { builtInPages, isListUrl, isPrivatePath, knownQueryParams, uncachedQueryParams } from '~/shell/public-pages'
import type { SiteToIndex } from '~/wings/web/pages/page-indexer.server'
import { hasQueryRedirect } from '~/wings/web/redirects/redirect-cache.queries.server'
import { createApp, type SiteState } from './app'
import { readVisitor } from './client-address'
import { renderSharedPage } from './render-shared-page'
import { sendFile } from './send-file'

/** How requests are answered: the page cache first, then the application. With hot reload it is made anew at each change. */
export function createSiteHandler(site: SiteState, pageCacheBytes: number) {
  const app = createApp(site)
  const listener = getRequestListener(async (request, env) => {
    const answer = await app.fetch(request, env)
    const file = getFileSource(answer.body)
    if (!file) return answer
    await sendFile((env as HttpBindings).outgoing, answer, file)
    return RESPONSE_ALREADY_SENT
  })
  const pageCache = new PageCache({
    render: (address, version) => renderSharedPage(app, site.env.ORIGIN, address, version),
    assignVariant: (versions, request) =>
      assignVariant(versions, readVisitor(request, site.env.TRUSTED_PROXIES), site.env.SECRET),
    knownQueryParams,
    uncachedQueryParams,
    isPrivate: isPrivatePath,
    handleUncached: (request, response) => void listener(request, response),
    hasQueryRedirect: (path) => hasQueryRedirect(site.database.db, path),
    maxBytes: pageCacheBytes,
  })
  return {
    pageCache,
    /** The site as the register of its pages reads it. */
    registered: {
      origin: site.env.ORIGIN,
      version: build.assets.version,
      builtInPaths: [...builtInPages.map(({ path }) => path), '/sitemap'],
      isListPage: isListUrl,
      render: (address: string) => renderSharedPage(app, site.env.ORIGIN, address, 0, true),
    } satisfies SiteToIndex,
    handle(request: IncomingMessage, response: ServerResponse) {
      if (!site.isReady || !pageCache.serve(request, response)) void listener(request, response)
    },
  }
}
