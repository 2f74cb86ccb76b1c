import { setImmediate as breathe } from 'node:timers/promises'
import { commitStep } from '~/kits/runs/claim-run.commands.server'
import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors/errors'
import { formatNumber } from '~/platform/text/format-number'
import { type ProposedLink, predictLinkImpact } from '~/wings/web/pages/page-graph.queries.server'
import { type CompiledRules, compileRules } from '../engine/placing/compile-rules'
import type { PagePlan } from '../engine/placing/page-plan'
import { planPage } from '../engine/placing/plan-page'
import { type PublicPageTexts, streamPublicPageTexts } from '../public-page-texts.queries.server'
import { listAllRules } from '../rules/all-rules.queries.server'
import type { ClaimedLinkRun } from './link-runs.server'
import { type LinkRunStats, MAX_RUN_LINKS } from './run'
import { finishRunPlan, type PlannedPage, savePlannedPages, startRunPlan } from './run-plan.commands.server'
import { RunRules } from './run-rules'

const TARGET_BATCH_SIZE = 1_000

const WRITE_BATCH_SIZE = 50
// whoever visits meanwhile waits no longer than this for an answer that is ready
const SLICE_MS = 8

class TooManyLinks extends DomainError {
  constructor() {
    super(`The rules match more than ${formatNumber(MAX_RUN_LINKS)} links. Select fewer rules or lower the limits.`)
  }
}

/**
 * Works out which links the rules would put into which page, and what that does to the site. Always from the beginning, with
 * the rules as they are now. @throws DomainError when it cannot be done
 */
export async function planRun(db: Database, run: ClaimedLinkRun) {
  const { kinds, ruleIds } = run.settings
  const chosen = ruleIds && new Set(ruleIds)
  const rules = (await listAllRules(db)).filter(({ id, isEnabled }) => isEnabled && (!chosen || chosen.has(id)))
  if (rules.length === 0) throw new DomainError('No rule is enabled.')
  const compiled = compileRules(rules)
  const planning = new RunPlanner(db, run, compiled, new RunRules(rules, compiled.refused))
  await startRunPlan(db, run, planning.rules.all)
  await planning.findTargets()
  for await (const pages of streamPublicPageTexts(db, kinds)) {
    for (const page of pages) await planning.addPage(page)
    if (planning.isFull) await planning.flush()
  }
  await planning.flush()
  const { pages, linkedPages, links, waiting } = planning
  const stats = await computeRunStats(db, planning.rules, { pages, linkedPages, links, waiting }, planning.newLinks)
  await finishRunPlan(db, run, planning.rules, stats, pages)
}

/** What is known while pages are read one by one. */
class RunPlanner {
  pages = 0
  linkedPages = 0
  links = 0
  waiting = 0
  readonly newLinks: { from: string; to: string; isFollowed: boolean }[] = []
  #targets = new Map<string, string>()
  #unwritten: PlannedPage[] = []
  #position = 0
  #written = 0
  #breathedAt = performance.now()

  constructor(
    readonly db: Database,
    readonly run: ClaimedLinkRun,
    readonly compiled: CompiledRules,
    readonly rules: RunRules,
  ) {}

  async findTargets() {
    const ids = this.rules.all.flatMap(({ rule }) => rule.toPage ?? [])
    this.#targets = await findTargetPaths(this.db, [...new Set(ids)])
  }

  get isFull() {
    return this.pages - this.#written >= WRITE_BATCH_SIZE
  }

  async addPage(page: PublicPageTexts) {
    const site = { isPublic: (id: string) => this.#targets.has(id) }
    const plan = planPage(this.compiled, page, site, this.run.settings)
    this.pages++
    this.rules.addPage(page, plan)
    if (plan.insertions.length > 0) this.#keep(page, plan)
    if (this.links > MAX_RUN_LINKS) throw new TooManyLinks()
    if (performance.now() - this.#breathedAt < SLICE_MS) return
    await breathe()
    this.#breathedAt = performance.now()
  }

  #keep(page: PublicPageTexts, { insertions }: PagePlan) {
    this.#position++
    this.#unwritten.push({ position: this.#position, page, insertions })
    if (page.hasUnpublishedChanges) {
      this.waiting++
      return
    }
    this.linkedPages++
    this.links += insertions.length
    for (const { ruleId } of insertions) {
      const { toPage, toUrl, isNofollow } = this.rules.get(ruleId).rule
      const to = toPage ? this.#targets.get(toPage) : toUrl?.replace(/[?#].*$/s, '')
      if (to) this.newLinks.push({ from: page.path, to, isFollowed: !isNofollow })
    }
  }

  /** Writes what was planned since. */
  async flush() {
    const pages = this.#unwritten
    this.#unwritten = []
    this.#written = this.pages
    const { db, run, rules } = this
    await commitStep(db, run.claim, { doneCount: this.pages }, (tx) => savePlannedPages(tx, run, rules, pages))
    this.#breathedAt = performance.now()
  }
}

/** The figures of a plan, with what its links would do to the site. */
async function computeRunStats(
  db: Database,
  rules: RunRules,
  counts: Pick<LinkRunStats, 'pages' | 'linkedPages' | 'links' | 'waiting'>,
  links: ProposedLink[],
): Promise<LinkRunStats> {
  return { ...counts, rules: rules.all.length, skips: rules.skipCounts, effect: await predictLinkImpact(db, links) }
}

/** Where those of these pages live that visitors can see. */
async function findTargetPaths(db: Database, ids: string[], now = new Date()) {
  const paths = new Map<string, string>()
  for (let start = 0; start < ids.length; start += TARGET_BATCH_SIZE) {
    const some = ids.slice(start, start + TARGET_BATCH_SIZE)
    const found = await db
      .selectFrom('pages')
      .select(['id', 'path'])
      .where('id', 'in', some)
      .where('publishedAt', '<=', now)
      .execute()
    for (const { id, path } of found) paths.set(id, path)
  }
  return paths
}
