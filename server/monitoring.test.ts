import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { OpenDatabase } from '~/platform/database/database.server'
import { readMetrics } from '~/platform/monitoring/metrics.server'
import type { PageCache } from '~/platform/page-cache/page-cache.server'
import { toStatusMetrics } from '~/shell/admin/system/status-metrics.server'
import '~/wings/events/analytics/event-collector.server'
import { expect, test } from '~test/test'
import './request-metrics'
import { defineSiteMetrics } from './site-metrics'

const status = {
  databaseBytes: 1,
  disk: { free: 1, total: 2 },
  queues: [{ name: 'deliver-mail', waiting: 1, active: 0, oldestSeconds: 3 }],
  mails: { waiting: 0, failed: 0 },
  backup: { hasFailed: false, lastStoredAt: new Date(), lastVerifiedAt: new Date() },
}

function knownMetrics() {
  const pages = { counts: { hits: 0, misses: 0 }, store: { bytes: 0, size: 0 } } as unknown as PageCache
  const database = { countConnections: () => ({ busy: 0, idle: 0, waiting: 0 }) } as OpenDatabase
  defineSiteMetrics(pages, database)
  return new Set([...readMetrics(), ...toStatusMetrics(status)].map(({ name }) => name))
}

const namedIn = (text: string) => [...text.matchAll(/\b(?:studio|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name)

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[]
}

const rules = (parse(readFileSync('deploy/monitoring/alerts.yml', 'utf8')) as Rules).groups.flatMap(
  ({ rules }) => rules,
)
const dashboard = JSON.parse(readFileSync('deploy/monitoring/grafana-dashboard.json', 'utf8')) as {
  panels: { title: string; targets: { expr: string }[] }[]
}

test.for([
  ['the alerts', rules.map(({ expr }) => expr)],
  ['the dashboard', dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))],
] as const)('every metric that %s name exists', ([, expressions]) => {
  const known = knownMetrics()
  const named = expressions.flatMap(namedIn)
  expect(named.length).toBeGreaterThanOrEqual(expressions.length)
  expect(named.filter((name) => !known.has(name.replace(/_(bucket|sum|count)$/, '')))).toEqual([])
})

test('every metric of the site is in the dashboard or an alert', () => {
  const named = new Set(
    [...rules, ...dashboard.panels.flatMap(({ targets }) => targets)].flatMap(({ expr }) => namedIn(expr)),
  )
  const shown = new Set([...named].map((name) => name.replace(/_(bucket|sum|count)$/, '')))
  const missing = [...knownMetrics()].filter((name) => name.startsWith('studio_') && !shown.has(name))
  expect(missing).toEqual(['studio_build_info'])
})

test('every alert has a name of its own and says what it means', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  for (const { annotations } of rules) expect(annotations.summary).toMatch(/\.$/)
})
