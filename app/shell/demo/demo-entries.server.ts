import type { Database } from '~/platform/database/database.server'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { landingPageEntryType } from '~/wings/content/landing-pages/landing-page-entry-type.server'
import { listEntriesBy } from '~/wings/publishing/writing/entry-states.queries.server'
import { productEntryType } from '~/wings/shop/products/product-entry-type.server'
import { findSubjectsWithAction } from '~/wings/site/audit-log/recorded-actions.queries.server'
import { readDemoSlugs } from './demo-files.server'
import { type DemoEntryKind, findDemoState, saveDemoState } from './demo-state.server'

export interface DemoEntry {
  /** The name of its type. */
  kind: DemoEntryKind
  id: string
  title: string
  revision: number
  /** Somebody has saved it since the demo was loaded, or what search engines are told of it. */
  isEdited: boolean
}

export const demoEntryTypes = {
  post: postEntryType,
  product: productEntryType,
  'landing-page': landingPageEntryType,
} as const

const kinds = Object.keys(demoEntryTypes) as DemoEntryKind[]

/**
 * The entries that loading the demo made, without those in the trash. Where an earlier version loaded it, they are known by
 * their slugs, and taken for edited whenever they are at another revision than it left them.
 */
export async function listDemoEntries(db: Database): Promise<DemoEntry[]> {
  const revisions = (await findDemoState(db))?.revisions
  const slugs = await readDemoSlugs()
  const found: DemoEntry[] = []
  for (const kind of kinds) {
    const type = demoEntryTypes[kind]
    const rows = revisions
      ? await listEntriesBy(db, type, 'id', Object.keys(revisions))
      : await listEntriesBy(db, type, 'slug', slugs[kind])
    const present = rows.filter(({ deletedAt }) => !deletedAt)
    const { created, touched } = await findPersonalChanges(db, kind, present)
    for (const { id, title, revision } of present) {
      const isAsLoaded = revisions ? revision === revisions[id] : revision <= (kind === 'product' ? 2 : 1)
      if (created.has(id) && !revisions) continue
      found.push({ kind, id, title, revision, isEdited: !isAsLoaded || touched.has(id) })
    }
  }
  return found
}

/** Which of these somebody made or described to search engines: that counts no revision, but the audit log knows it. */
async function findPersonalChanges(db: Database, kind: DemoEntryKind, rows: { id: string; slug: string }[]) {
  const type = demoEntryTypes[kind]
  const bySubject = new Map(rows.map(({ id }) => [`${kind}:${id}`, id]))
  const byPage = new Map(rows.map(({ id, slug }) => [`seo:${type.pathFor(slug)}`, id]))
  const made = await findSubjectsWithAction(db, [...bySubject.keys()], [`${kind}.created`])
  const described = await findSubjectsWithAction(db, [...byPage.keys()], ['seo.described', 'seo.imported'])
  const idsOf = (subjects: Set<string>, ids: Map<string, string>) =>
    new Set([...subjects].flatMap((subject) => ids.get(subject) ?? []))
  return { created: idsOf(made, bySubject), touched: idsOf(described, byPage) }
}

/** Notes at which revisions the demo left the entries with these slugs: what is at another one later was edited. */
export async function recordDemoRevisions(db: Database, slugs: Partial<Record<DemoEntryKind, string[]>>) {
  const state = await findDemoState(db)
  const revisions = { ...state?.revisions }
  for (const kind of kinds) {
    const rows = await listEntriesBy(db, demoEntryTypes[kind], 'slug', slugs[kind] ?? [])
    const { created } = await findPersonalChanges(db, kind, rows)
    for (const { id, revision, deletedAt } of rows) if (!deletedAt && !created.has(id)) revisions[id] = revision
  }
  await saveDemoState(db, { isLoaded: true, ...state, revisions })
}
