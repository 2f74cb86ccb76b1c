import { setImmediate as breathe } from 'node:timers/promises'
import type { Database } from '~/platform/database/database.server'
import { keysetPages } from '~/platform/database/keyset-pages.server'
import { listPageHeads } from '~/wings/web/pages/indexed-pages.queries.server'
import { PageComparison, type SiteFinding } from '~/wings/web/seo-analysis/site-findings'

const BATCH_SIZE = 100

/** What shows only when all pages are laid side by side, by the path of each page that it concerns. */
export async function findCrossPageFindings(db: Database, origin: string): Promise<Map<string, SiteFinding[]>> {
  const beside = new PageComparison(origin)
  const find = (after = '') => listPageHeads(db, { after, limit: BATCH_SIZE })
  for await (const slice of keysetPages(find, ({ path }) => path, BATCH_SIZE)) {
    for (const head of slice) beside.add(head)
    await breathe()
  }
  return groupByPath(beside.findings())
}

function groupByPath(found: SiteFinding[]) {
  const findings = new Map<string, SiteFinding[]>()
  for (const one of found) {
    for (const path of one.paths) findings.set(path, [...(findings.get(path) ?? []), one])
  }
  return findings
}
