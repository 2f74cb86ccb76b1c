import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import { commitStep } from '~/kits/runs/claim-run.commands.server'
import type { Database } from '~/platform/database/database.server'
import type { LinkInsertion } from '../engine/placing/page-plan'
import type { PublicPageTexts } from '../public-page-texts.queries.server'
import type { ClaimedLinkRun } from './link-runs.server'
import { packPlannedLink } from './planned-link'
import type { LinkRunStats } from './run'
import type { RunRule, RunRules, RunSkip } from './run-rules'

export interface PlannedPage {
  position: number
  page: PublicPageTexts
  insertions: LinkInsertion[]
}

const BATCH_SIZE = 200
export const PENDING_CHANGES_REASON = 'It has unpublished changes.'

/** Drops what an earlier worker planned, and writes down the rules. */
export async function startRunPlan(db: Database, run: ClaimedLinkRun, rules: RunRule[], now = new Date()) {
  const { kinds } = run.settings
  await commitStep(db, run.claim, { doneCount: 0 }, async (tx) => {
    const { count } = await tx
      .selectFrom('pages')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('kind', 'in', kinds)
      .where('publishedAt', '<=', now)
      .executeTakeFirstOrThrow()
    await tx.updateTable('linkRuns').set({ totalCount: count }).where('id', '=', run.id).execute()
    for (const table of ['linkRunPages', 'linkRunRules', 'linkRunSkips'] as const) {
      await tx.deleteFrom(table).where('runId', '=', run.id).execute()
    }
    await inBatches(rules, (some) =>
      tx
        .insertInto('linkRunRules')
        .values(some.map((rule) => toRuleRow(run, rule)))
        .execute(),
    )
  })
}

function toRuleRow({ id }: ClaimedLinkRun, { number, rule, target, opening, refusal }: RunRule) {
  return { runId: id, number, ruleId: rule.id, keyword: rule.keyword, target, opening, refusal }
}

export async function savePlannedPages(tx: Database, { id }: ClaimedLinkRun, rules: RunRules, pages: PlannedPage[]) {
  if (pages.length === 0) return
  const rows = pages.map(({ position, page, insertions }) => ({
    runId: id,
    position,
    pageId: page.id,
    kind: page.kind,
    path: page.path,
    title: page.title,
    revision: page.revision,
    links: insertions.length,
    insertions: JSON.stringify(
      insertions.map((insertion) => packPlannedLink(insertion, rules.get(insertion.ruleId).number)),
    ),
    ...(page.hasUnpublishedChanges && { outcome: 'skipped', reason: PENDING_CHANGES_REASON }),
  }))
  await tx.insertInto('linkRunPages').values(rows).execute()
}

/** Writes down what the plan comes to; without it, a plan has no figures and cannot be applied. */
export async function finishRunPlan(
  db: Database,
  run: ClaimedLinkRun,
  rules: RunRules,
  stats: LinkRunStats,
  pages: number,
) {
  await commitStep(db, run.claim, { doneCount: pages }, async (tx) => {
    await inBatches(rules.skips, (some) =>
      tx
        .insertInto('linkRunSkips')
        .values(some.map((skip) => toSkipRow(run, skip)))
        .execute(),
    )
    const met = rules.all.filter(({ links, skipped }) => links + skipped > 0)
    await inBatches(met, (some) => saveRuleStats(tx, run, some))
    await tx
      .updateTable('linkRuns')
      .set({ stats: JSON.stringify(stats), totalCount: pages })
      .where('id', '=', run.id)
      .execute()
  })
}

function toSkipRow({ id }: ClaimedLinkRun, { number, reason, occurrences, pages, page, quote }: RunSkip) {
  return {
    runId: id,
    number,
    reason,
    occurrences,
    pages,
    pageId: page.id,
    path: page.path,
    sentence: quote.sentence.toWellFormed(),
    quoteStart: quote.start,
    quoteEnd: quote.end,
  }
}

/** Arrays instead of values: a statement is short however many rows it writes. */
function saveRuleStats(tx: Database, { id }: ClaimedLinkRun, rules: RunRule[]) {
  const column = (name: 'number' | 'links' | 'pages' | 'skipped') => sql`${rules.map((rule) => rule[name])}::integer[]`
  return sql`
    update link_run_rules as known set links = found.links, pages = found.pages, skipped = found.skipped
    from unnest(${column('number')}, ${column('links')}, ${column('pages')}, ${column('skipped')})
      as found (number, links, pages, skipped)
    where run_id = ${id} and known.number = found.number`.execute(tx)
}

async function inBatches<Item>(items: Item[], write: (some: Item[]) => Promise<unknown>) {
  for (let start = 0; start < items.length; start += BATCH_SIZE) {
    await write(items.slice(start, start + BATCH_SIZE))
    await breathe()
  }
}
