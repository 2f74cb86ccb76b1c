import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { landingPageEntryType } from '~/wings/content/landing-pages/landing-page-entry-type.server'
import { listEntriesBy } from '~/wings/publishing/writing/entry-states.queries.server'
import { productEntryType } from '~/wings/shop/products/product-entry-type.server'
import { findSubjectsWithAction } from '~/wings/site/audit-log/recorded-actions.queries.server'
import { lockSetting } from '~/wings/site/settings/commands.server'
import { readDemoSlugs } from './demo-files.server'
import { DEMO_SETTING, type DemoEntryKind, findDemoState, saveDemoState } from './demo-state.server'

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

// the galleries of products come in a second round
const MAX_LOADED_REVISION: Record<DemoEntryKind, number> = { post: 1, product: 2, 'landing-page': 1 }

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
    const rows = revisions
      ? await listEntriesBy(db, demoEntryTypes[kind], 'id', Object.keys(revisions))
      : await listEntriesBy(db, demoEntryTypes[kind], 'slug', slugs[kind])
    const { created, touched } = await findPersonalChanges(db, kind, rows)
    const loaded = rows.filter(({ id, deletedAt }) => !deletedAt && (revisions || !created.has(id)))
    for (const { id, title, revision } of loaded) {
      const isAsLoaded = revisions ? revision === revisions[id] : revision <= MAX_LOADED_REVISION[kind]
      found.push({ kind, id, title, revision, isEdited: !isAsLoaded || touched.has(id) })
    }
  }
  return found
}

/** Which of these somebody made, saved, or described to search engines, as the audit log knows it. */
async function findPersonalChanges(db: Database, kind: DemoEntryKind, rows: { id: string; slug: string }[]) {
  const { pathFor } = demoEntryTypes[kind]
  const find = async (subjectOf: (row: { id: string; slug: string }) => string, actions: string[]) => {
    const ids = new Map(rows.map((row) => [subjectOf(row), row.id]))
    const subjects = await findSubjectsWithAction(db, [...ids.keys()], actions)
    return new Set([...subjects].flatMap((subject) => ids.get(subject) ?? []))
  }
  const subjectOf = ({ id }: { id: string }) => `${kind}:${id}`
  const saved = await find(subjectOf, [`${kind}.saved`, `${kind}.restored`])
  // that counts no revision
  const described = await find(({ slug }) => `seo:${pathFor(slug)}`, ['seo.described', 'seo.imported'])
  return { created: await find(subjectOf, [`${kind}.created`]), touched: new Set([...saved, ...described]) }
}

/** Notes at which revisions the demo left the entries with these slugs: what is at another one later was edited. */
export function recordDemoRevisions(db: Database, slugs: Partial<Record<DemoEntryKind, string[]>>) {
  return inTransaction(db, async (tx) => {
    await lockSetting(tx, DEMO_SETTING)
    const state = await findDemoState(tx)
    const revisions = { ...state?.revisions }
    for (const kind of kinds) {
      const rows = await listEntriesBy(tx, demoEntryTypes[kind], 'slug', slugs[kind] ?? [])
      const { created, touched } = await findPersonalChanges(tx, kind, rows)
      const asLoaded = rows.filter(({ id, deletedAt }) => !deletedAt && !created.has(id) && !touched.has(id))
      for (const { id, revision } of asLoaded) revisions[id] = revision
    }
    await saveDemoState(tx, { isLoaded: true, ...state, revisions })
  })
}
