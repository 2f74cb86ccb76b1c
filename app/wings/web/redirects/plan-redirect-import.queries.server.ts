import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { newUuid } from '~/platform/database/new-uuid'
import { yieldingBatches } from '~/platform/jobs/yielding-batches.server'
import { checkRedirect } from './engine/check-redirect'
import { RedirectIndex, type RedirectRule } from './engine/redirect-index'
import type { PageLookup } from './engine/resolve-redirect'
import type { RedirectRow } from './parse-redirects-csv.server'
import { createPublicPageLookup } from './public-page-lookup.queries.server'
import { normalizePath, splitAddress } from './redirect-address'
import { getRedirectIndex } from './redirect-cache.queries.server'
import type { RedirectForm } from './redirect-form'

export interface RedirectImportPlan {
  added: RedirectRule[]
  changed: RedirectRule[]
  /** They are so already. */
  unchanged: number
  rejected: { line: number; from: string; reason: string }[]
}

// other requests get their turn between two bunches
const AT_ONCE = 200

/** What a file would make of the redirects, row by row, each judged among those before it. Nothing is written. */
export async function planRedirectImport(db: Database, rows: RedirectRow[]): Promise<RedirectImportPlan> {
  const index = await copyIndex(await getRedirectIndex(db))
  const pages = await loadPageLookup(db, rows)
  const plan: RedirectImportPlan = { added: [], changed: [], unchanged: 0, rejected: [] }
  const seen = new Map<string, number>()
  for (const [position, row] of rows.entries()) {
    if (position % AT_ONCE === 0) await breathe()
    const earlier = seen.get(row.from)
    const reason = row.error ?? (earlier && `Duplicate of line ${earlier}.`)
    seen.set(row.from, earlier ?? row.line)
    const refusal = reason || (row.form && (await planRow(index, row.form, pages, plan)))
    if (refusal) plan.rejected.push({ line: row.line, from: row.from, reason: refusal })
  }
  return plan
}

/** Takes the row into the index and the plan, or says why not. */
async function planRow(index: PlannedIndex, form: RedirectForm, pages: PageLookup, plan: RedirectImportPlan) {
  const before = index.at(form.from)
  const to = form.to
  if (before && (await isSame(before, form, pages))) {
    plan.unchanged++
    return undefined
  }
  const rule: RedirectRule = { id: before?.id ?? newUuid(), from: form.from, to, toPage: null, status: form.status }
  index.set(rule)
  const { error, shortened } = await checkRedirect(index, rule, pages)
  if (error) {
    if (before) index.set(before)
    else index.delete(rule.id)
    return error
  }
  const kept = shortened ? { ...rule, to: shortened.to, toPage: shortened.toPage } : rule
  index.set(kept)
  plan[before ? 'changed' : 'added'].push(kept)
  return undefined
}

async function isSame(before: RedirectRule, { to, status }: RedirectForm, pages: PageLookup) {
  if (before.status !== status) return false
  return to === before.to || (before.toPage !== null && to === (await pages.findPathById(before.toPage)))
}

/** An index that also finds the redirect of exactly one old address, as it is written. */
class PlannedIndex extends RedirectIndex {
  readonly #byFrom = new Map<string, RedirectRule>()

  override set(rule: RedirectRule) {
    super.set(rule)
    this.#byFrom.set(rule.from, rule)
  }

  override delete(id: string) {
    const rule = this.get(id)
    if (rule && this.#byFrom.get(rule.from) === rule) this.#byFrom.delete(rule.from)
    super.delete(id)
  }

  at(from: string) {
    return this.#byFrom.get(from)
  }
}

async function copyIndex(known: RedirectIndex) {
  const index = new PlannedIndex()
  let position = 0
  for (const rule of known.rules()) {
    index.set(rule)
    if (++position % (AT_ONCE * 10) === 0) await breathe()
  }
  return index
}

/** The pages that the rows of the file and the redirects before it are about, read at once. */
async function loadPageLookup(db: Database, rows: RedirectRow[], now = new Date()): Promise<PageLookup> {
  const titles = new Map<string, string>()
  const keep = (found: { path: string; title: string }[]) => {
    for (const { path, title } of found) titles.set(path, title)
  }
  const isPublic = db.selectFrom('pages').select(['path', 'title']).where('publishedAt', '<=', now)
  const isOld = sql<boolean>`(exists (select from redirects where from_path = path)
    or exists (select from redirects where to_path = path))`
  keep(await isPublic.where(isOld).execute())
  const named = rows.flatMap(({ form }) => (form ? [form.from, normalizePath(splitAddress(form.to ?? '').path)] : []))
  for await (const some of yieldingBatches([...new Set(named)], AT_ONCE))
    keep(await isPublic.where('path', 'in', some).execute())
  const { findPathById } = createPublicPageLookup(db, now)
  const paths = new Map<string, string | undefined>()
  return {
    findTitleByPath: (path) => titles.get(path),
    async findPathById(id) {
      if (!paths.has(id)) paths.set(id, await findPathById(id))
      return paths.get(id)
    },
  }
}
