import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Database } from '~/platform/database/database.server'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { landingPageEntryType } from '~/wings/content/landing-pages/landing-page-entry-type.server'
import type { EntryContent } from '~/wings/publishing/writing/entry'
import type { EntryType } from '~/wings/publishing/writing/entry-type.server'
import { publishEntry, withdrawEntry } from '~/wings/publishing/writing/lifecycle/publication.commands.server'
import { saveDraft } from '~/wings/publishing/writing/lifecycle/save-draft.commands.server'
import { moveToTrash } from '~/wings/publishing/writing/lifecycle/trash.commands.server'
import { productEntryType } from '~/wings/shop/products/product-entry-type.server'
import { commandLineActor as by } from '~/wings/site/audit-log/actor'
import { aPictureRow } from '~/wings/site/media/fixtures'
import { anyLandingPage, anyPost, anyProduct } from './any-content'

const contentActions = ['publish', 'schedule', 'change', 'withdraw', 'trash', 'move'] as const

type ContentAction = (typeof contentActions)[number]

interface EntryHistory {
  entryType: EntryType
  contents: EntryContent[]
  actions: ContentAction[]
}

const paths = ['/blog/post-0', '/blog/post-1', '/tools/product-0', '/page-0']

function historyArbitrary(kind: EntryType<never>, contents: fc.Arbitrary<EntryContent>): fc.Arbitrary<EntryHistory> {
  return fc.record({
    entryType: fc.constant(kind as unknown as EntryType),
    contents: fc.array(contents, { minLength: 2, maxLength: 4 }),
    actions: fc.array(fc.constantFrom(...contentActions, 'publish', 'change'), { maxLength: 6 }),
  })
}

// so that no state of a piece is left to chance
const actionsForEachState: ContentAction[][] = [['publish'], ['publish', 'change'], ['schedule'], ['trash']]

/** A few pieces of each kind with what was done to them, one after the other. */
export function anySiteHistory(pictures: string[]) {
  const certain = actionsForEachState.map((actions, at) =>
    historyArbitrary(postEntryType as never, anyPost(`certain-${at}`, paths, pictures)).map((life) => ({
      ...life,
      actions,
    })),
  )
  return fc.tuple(
    ...certain,
    ...[0, 1, 2].map((at) => historyArbitrary(postEntryType as never, anyPost(`post-${at}`, paths, pictures))),
    ...[0, 1].map((at) => historyArbitrary(productEntryType as never, anyProduct(`product-${at}`, paths, pictures))),
    ...[0, 1].map((at) =>
      historyArbitrary(landingPageEntryType as never, anyLandingPage(`page-${at}`, paths, pictures)),
    ),
  )
}

export async function createPictures(db: Database) {
  const rows = [await aPictureRow(db, { alt: 'A “view” & more' }), await aPictureRow(db), await aPictureRow(db)]
  return rows.map(({ id }) => id)
}

/** Lives it: what the engine refuses (an unfinished publication, a taken address) is simply not done. */
export async function replayHistory(db: Database, { entryType, contents, actions }: EntryHistory) {
  const id = randomUUID()
  const [first, ...later] = contents
  if (!first || !(await save(db, entryType, id, first))) return
  for (const action of actions) await applyAction(db, entryType, id, action, later.shift() ?? first)
}

async function applyAction(db: Database, kind: EntryType, id: string, action: ContentAction, next: EntryContent) {
  const at = new Date('2031-05-06T07:08:09.123Z')
  const work: Record<ContentAction, () => Promise<unknown>> = {
    publish: () => publishEntry(db, kind, by, id),
    schedule: () => publishEntry(db, kind, by, id, { at }),
    change: () => save(db, kind, id, next),
    move: () => save(db, kind, id, { ...next, slug: `${next.slug || 'x'}-moved` }),
    withdraw: () => withdrawEntry(db, kind, by, id),
    trash: () => moveToTrash(db, kind, by, id),
  }
  await ignoreRejection(work[action])
}

async function save(db: Database, kind: EntryType, id: string, content: EntryContent) {
  const { data } = kind.schema.safeParse(content)
  if (!data) return false
  const basedOn = await findRevision(db, kind, id)
  await saveDraft(db, kind, by, id, { basedOn, content: data })
  return true
}

async function findRevision(db: Database, { table }: EntryType, id: string) {
  const row = await db
    .selectFrom(table as 'blogPosts')
    .select('revision')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.revision ?? 0
}

async function ignoreRejection(work: () => Promise<unknown>) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Error) || !/cannot be published|trash/.test(error.message)) throw error
  }
}
