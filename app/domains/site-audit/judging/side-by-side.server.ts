import { setImmediate as breathe } from 'node:timers/promises'
import { listHeads } from '~/domains/pages/rendered-pages.server'
import type { Finding } from '~/domains/seo-analysis/finding'
import type { RenderedFacts } from '~/domains/seo-analysis/rendered-facts'
import { findSiteFindings, type SiteFinding } from '~/domains/seo-analysis/site-findings'
import type { Database } from '~/platform/database/database.server'
import { asFinding } from './beside-checks'

const SLICE = 200

/** What shows only when all pages are laid side by side, by the path of each page that it concerns. */
export async function besideFindings(db: Database, origin: string): Promise<Map<string, Finding[]>> {
  const found = findSiteFindings(await loadHeads(db), origin)
  await breathe()
  return byPath(found)
}

async function loadHeads(db: Database) {
  const heads: RenderedFacts[] = []
  for (;;) {
    const slice = await listHeads(db, { after: heads.at(-1)?.path ?? '', limit: SLICE })
    heads.push(...slice)
    if (slice.length < SLICE) return heads
    await breathe()
  }
}

function byPath(found: SiteFinding[]) {
  const findings = new Map<string, Finding[]>()
  for (const one of found) {
    for (const path of one.paths) findings.set(path, [...(findings.get(path) ?? []), asFinding(one, path)])
  }
  return findings
}
