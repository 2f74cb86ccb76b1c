import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { inTurns } from '~/platform/in-turns.server'
import { newId } from '~/platform/new-id'
import { partsOf, plainAddress } from '../address'
import { checkRedirect } from '../checking/check-redirect'
import type { KnownPages } from '../follow'
import { knownRedirects } from '../known.server'
import { publicPages } from '../public-pages.server'
import type { RedirectForm } from '../redirect'
import { RedirectIndex, type Rule } from '../redirect-index'
import type { ReadRow } from './read-redirects.server'

export interface ImportPlan {
  added: Rule[]
  changed: Rule[]
  /** They are so already. */
  unchanged: number
  refused: { line: number; from: string; reason: string }[]
}

// other requests get their turn between two bunches
const AT_ONCE = 200

/** What a file would make of the redirects, row by row, each judged among those before it. Nothing is written. */
export async function planImport(db: Database, rows: ReadRow[]): Promise<ImportPlan> {
  const index = await copyOf(await knownRedirects(db))
  const pages = await pagesAround(db, rows)
  const plan: ImportPlan = { added: [], changed: [], unchanged: 0, refused: [] }
  const seen = new Map<string, number>()
  for (const [position, row] of rows.entries()) {
    if (position % AT_ONCE === 0) await breathe()
    const earlier = seen.get(row.from)
    const reason = row.refusal ?? (earlier && `Line ${earlier} leads this address already.`)
    seen.set(row.from, earlier ?? row.line)
    const refusal = reason || (row.form && (await planRow(index, row.form, pages, plan)))
    if (refusal) plan.refused.push({ line: row.line, from: row.from, reason: refusal })
  }
  return plan
}

/** Takes the row into the index and the plan, or says why not. */
async function planRow(index: PlannedIndex, form: RedirectForm, pages: KnownPages, plan: ImportPlan) {
  const before = index.at(form.from)
  const to = form.to
  if (before && (await isSame(before, form, pages))) {
    plan.unchanged++
    return undefined
  }
  const rule: Rule = { id: before?.id ?? newId(), from: form.from, to, toPage: null, status: form.status }
  index.set(rule)
  const { refusal, folded } = await checkRedirect(index, rule, pages)
  if (refusal) {
    if (before) index.set(before)
    else index.delete(rule.id)
    return refusal
  }
  const kept = folded ? { ...rule, to: folded.to, toPage: folded.toPage } : rule
  index.set(kept)
  plan[before ? 'changed' : 'added'].push(kept)
  return undefined
}

async function isSame(before: Rule, { to, status }: RedirectForm, pages: KnownPages) {
  if (before.status !== status) return false
  return to === before.to || (before.toPage !== null && to === (await pages.pathOf(before.toPage)))
}

/** An index that also finds the redirect of exactly one old address, as it is written. */
class PlannedIndex extends RedirectIndex {
  readonly #byFrom = new Map<string, Rule>()

  override set(rule: Rule) {
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

async function copyOf(known: RedirectIndex) {
  const index = new PlannedIndex()
  let position = 0
  for (const rule of known.rules()) {
    index.set(rule)
    if (++position % (AT_ONCE * 10) === 0) await breathe()
  }
  return index
}

/** The pages that the rows of the file and the redirects before it are about, read at once. */
async function pagesAround(db: Database, rows: ReadRow[], now = new Date()): Promise<KnownPages> {
  const titles = new Map<string, string>()
  const keep = (found: { path: string; title: string }[]) => {
    for (const { path, title } of found) titles.set(path, title)
  }
  const isPublic = db.selectFrom('pages').select(['path', 'title']).where('publishedAt', '<=', now)
  const isOld = sql<boolean>`(exists (select from redirects where from_path = path)
    or exists (select from redirects where to_path = path))`
  keep(await isPublic.where(isOld).execute())
  const named = rows.flatMap(({ form }) => (form ? [form.from, plainAddress(partsOf(form.to ?? '').path)] : []))
  for await (const some of inTurns([...new Set(named)], AT_ONCE))
    keep(await isPublic.where('path', 'in', some).execute())
  const { pathOf } = publicPages(db, now)
  const paths = new Map<string, string | undefined>()
  return {
    titleAt: (path) => titles.get(path),
    async pathOf(id) {
      if (!paths.has(id)) paths.set(id, await pathOf(id))
      return paths.get(id)
    },
  }
}
