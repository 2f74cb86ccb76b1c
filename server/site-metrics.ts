import type { OpenDatabase } from '~/platform/database/database.server'
import { answerMetricsQuestions } from '~/platform/monitoring/collect-metrics.server'
import { defineReading } from '~/platform/monitoring/metrics.server'
import { defineProcessMetrics } from '~/platform/monitoring/process-metrics.server'
import { siteVersion } from '~/platform/monitoring/site-version.server'
import type { PageCache } from '~/platform/page-cache/page-cache.server'

/** Has the metrics tell of the parts of this process: its pages, its connections, itself. */
export function defineSiteMetrics({ counts, store }: PageCache, { countConnections }: OpenDatabase) {
  answerMetricsQuestions()
  defineProcessMetrics(siteVersion)
  defineReading(
    {
      name: 'studio_page_cache_requests_total',
      help: 'Requests for public pages: hit, answered with stored bytes; miss, rendered.',
      type: 'counter',
    },
    () => [
      { labels: { result: 'hit' }, value: counts.hits },
      { labels: { result: 'miss' }, value: counts.misses },
    ],
  )
  const gauge = (name: string, help: string) => ({ name, help, type: 'gauge' }) as const
  defineReading(gauge('studio_page_cache_bytes', 'Memory that stored pages take.'), () => store.bytes)
  defineReading(gauge('studio_page_cache_pages', 'Pages that are stored.'), () => store.size)
  defineReading(gauge('studio_database_connections', 'Connections to the database, and what waits for one.'), () =>
    Object.entries(countConnections()).map(([state, value]) => ({ labels: { state }, value })),
  )
}
