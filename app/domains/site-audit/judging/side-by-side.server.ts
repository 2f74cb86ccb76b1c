import { setImmediate as breathe } from 'node:timers/promises'
import { listHeads } from '~/domains/pages/rendered-pages.server'
import { SideBySide, type SiteFinding } from '~/domains/seo-analysis/site-findings'
import type { Database } from '~/platform/database/database.server'

const SLICE = 100

/** What shows only when all pages are laid side by side, by the path of each page that it concerns. */
export async function besideFindings(db: Database, origin: string): Promise<Map<string, SiteFinding[]>> {
  const beside = new SideBySide(origin)
  let after = ''
  for (;;) {
    const slice = await listHeads(db, { after, limit: SLICE })
    for (const head of slice) beside.add(head)
    await breathe()
    after = slice.at(-1)?.path ?? ''
    if (slice.length < SLICE) return byPath(beside.findings())
  }
}

function byPath(found: SiteFinding[]) {
  const findings = new Map<string, SiteFinding[]>()
  for (const one of found) {
    for (const path of one.paths) findings.set(path, [...(findings.get(path) ?? []), one])
  }
  return findings
}
