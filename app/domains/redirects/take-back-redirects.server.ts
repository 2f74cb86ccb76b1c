import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { checkedRecord, faultIn } from '~/platform/archive/checked-record'
import { momentText } from '~/platform/archive/moment.server'
import type { Rehearsal, TakenBack } from '~/platform/archive/taken-back'
import { contentChanged } from '~/platform/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { type RedirectRecord, redirectRecord } from './archive/redirect-record'
import { tagsOf } from './known.server'

/** What is wrong with the record of a redirect. */
export const faultOfRedirect = (record: unknown) => faultIn(() => checkedRecord(redirectRecord, record))

interface Taking {
  by: Actor
  rehearsal?: Rehearsal
}

/** Takes redirects back, each in place of the one with its id; an address that leads elsewhere already is refused. */
export async function takeBackRedirects(tx: Database, records: unknown[], { by, rehearsal }: Taking) {
  const wanted = records.map((record) => checkedRecord(redirectRecord, record))
  let known = await findKnown(tx, wanted)
  const pages = await findPages(tx, wanted)
  const taken: TakenBack[] = []
  for (const redirect of wanted) {
    const isThere = (page: string) => pages.has(page) || rehearsal?.has(page) === true
    const judged = judge(redirect, known, isThere)
    const isWritten = judged.fate === 'added' || judged.fate === 'replaced'
    if (isWritten && !rehearsal) await write(tx, by, redirect)
    if (isWritten) known = [...known.filter(({ id }) => id !== redirect.id), redirect]
    taken.push(judged)
  }
  if (!rehearsal) await contentChanged(tx, ...tagsOf(wanted.map(({ id }) => id)))
  return taken
}

function judge(redirect: RedirectRecord, known: RedirectRecord[], isThere: (page: string) => boolean): TakenBack {
  const { id, from_path: name, to_page } = redirect
  if (known.some((other) => other.from_path === name && other.id !== id)) {
    return { name, fate: 'refused', reason: 'This address leads somewhere already.' }
  }
  if (to_page && !isThere(to_page)) return { name, fate: 'refused', reason: 'The page that it leads to is not here.' }
  const before = known.find((other) => other.id === id)
  if (isDeepStrictEqual(before, redirect)) return { name, fate: 'unchanged' }
  return { name, fate: before ? 'replaced' : 'added' }
}

async function findKnown(tx: Database, wanted: RedirectRecord[]): Promise<RedirectRecord[]> {
  const rows = await tx
    .selectFrom('redirects')
    .select(['id', 'fromPath', 'toPath', 'toPage', 'status', 'isAutomatic'])
    .select(momentText('createdAt').as('createdAt'))
    .where((from) =>
      from.or([
        from(
          'id',
          'in',
          wanted.map(({ id }) => id),
        ),
        from(
          'fromPath',
          'in',
          wanted.map(({ from_path }) => from_path),
        ),
      ]),
    )
    .execute()
  return rows.map(({ id, status, fromPath, toPath, toPage, isAutomatic, createdAt }) => ({
    id,
    from_path: fromPath,
    to_path: toPath,
    to_page: toPage,
    status,
    is_automatic: isAutomatic,
    created_at: createdAt,
  }))
}

async function findPages(tx: Database, wanted: RedirectRecord[]) {
  const ids = wanted.flatMap(({ to_page }) => to_page ?? [])
  const rows = ids.length > 0 ? await tx.selectFrom('pages').select('id').where('id', 'in', ids).execute() : []
  return new Set(rows.map(({ id }) => id))
}

async function write(tx: Database, by: Actor, record: RedirectRecord) {
  const row = {
    id: record.id,
    fromPath: record.from_path,
    toPath: record.to_path,
    toPage: record.to_page,
    status: record.status,
    isAutomatic: record.is_automatic,
    createdAt: record.created_at,
  }
  await tx
    .insertInto('redirects')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  const { id, from_path: title } = record
  await recordAction(tx, by, { action: 'redirect.imported', subject: `redirect:${id}`, title })
}
