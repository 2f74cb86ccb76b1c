import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors/errors'

/** Longer than the longest wait that GitHub may ask for, with the call after it. */
const LEASE_SECONDS = 240

export class ExportIsRunning extends DomainError {
  constructor() {
    super('This plan is already being exported to this repository. Wait a minute and check the repository.', 409)
  }
}

export interface IssueRecord {
  number: number
  hash: string
}

/** Takes the right to export, or keeps it a while longer. @throws ExportIsRunning */
export async function claimExport(db: Database, blueprintId: string, repository: string, isFirst: boolean) {
  const until = sql<Date>`now() + ${LEASE_SECONDS} * interval '1 second'`
  const row = await db
    .insertInto('githubExports')
    .values({ blueprintId, repository, claimedUntil: until })
    .onConflict((conflict) =>
      conflict
        .columns(['blueprintId', 'repository'])
        .doUpdateSet({ claimedUntil: until })
        .where(isFirst ? sql<boolean>`github_exports.claimed_until < now()` : sql<boolean>`true`),
    )
    .returning('blueprintId')
    .executeTakeFirst()
  if (!row) throw new ExportIsRunning()
}

export async function releaseExport(db: Database, blueprintId: string, repository: string) {
  await db
    .deleteFrom('githubExports')
    .where('blueprintId', '=', blueprintId)
    .where('repository', '=', repository)
    .execute()
}

/** The issues that are known to stand for items of the plan, by the items' ids. */
export async function findIssueRecords(db: Database, blueprintId: string, repository: string) {
  const rows = await db
    .selectFrom('githubIssues')
    .select(['itemId', 'issueNumber', 'contentHash'])
    .where('blueprintId', '=', blueprintId)
    .where('repository', '=', repository)
    .execute()
  return new Map(
    rows.map(({ itemId, issueNumber, contentHash }): [string, IssueRecord] => [
      itemId,
      { number: issueNumber, hash: contentHash },
    ]),
  )
}

export async function saveIssueRecord(
  db: Database,
  blueprintId: string,
  repository: string,
  itemId: string,
  { number: issueNumber, hash: contentHash }: IssueRecord,
) {
  await db
    .insertInto('githubIssues')
    .values({ blueprintId, repository, itemId, issueNumber, contentHash })
    .onConflict((conflict) =>
      conflict.columns(['blueprintId', 'repository', 'itemId']).doUpdateSet({ issueNumber, contentHash }),
    )
    .execute()
}
