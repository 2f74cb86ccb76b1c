import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { studioCommand as by } from '~/domains/audit/actor'
import { postKind } from '~/domains/blog/post-kind.server'
import { landingKind } from '~/domains/landing-pages/landing-kind.server'
import { aPictureRow } from '~/domains/media/fixtures'
import { productKind } from '~/domains/products/product-kind.server'
import { publish, withdraw } from '~/domains/writing/engine/publication.server'
import { saveDraft } from '~/domains/writing/engine/save-draft.server'
import { moveToTrash } from '~/domains/writing/engine/trash.server'
import type { PieceContent } from '~/domains/writing/piece'
import type { PieceKind } from '~/domains/writing/piece-kind.server'
import type { Database } from '~/platform/database/database.server'
import { anyLandingPage, anyPost, anyProduct } from './any-content'

const deeds = ['publish', 'schedule', 'change', 'withdraw', 'trash', 'move'] as const

type Deed = (typeof deeds)[number]

interface Life {
  kind: PieceKind
  contents: PieceContent[]
  deeds: Deed[]
}

const paths = ['/blog/post-0', '/blog/post-1', '/tools/product-0', '/page-0']

function lifeOf(kind: PieceKind<never>, contents: fc.Arbitrary<PieceContent>): fc.Arbitrary<Life> {
  return fc.record({
    kind: fc.constant(kind as unknown as PieceKind),
    contents: fc.array(contents, { minLength: 2, maxLength: 4 }),
    deeds: fc.array(fc.constantFrom(...deeds, 'publish', 'change'), { maxLength: 6 }),
  })
}

// so that no state of a piece is left to chance
const ofEachState: Deed[][] = [['publish'], ['publish', 'change'], ['schedule'], ['trash']]

/** A few pieces of each kind with what was done to them, one after the other. */
export function anySite(pictures: string[]) {
  const certain = ofEachState.map((deeds, at) =>
    lifeOf(postKind as never, anyPost(`certain-${at}`, paths, pictures)).map((life) => ({ ...life, deeds })),
  )
  return fc.tuple(
    ...certain,
    ...[0, 1, 2].map((at) => lifeOf(postKind as never, anyPost(`post-${at}`, paths, pictures))),
    ...[0, 1].map((at) => lifeOf(productKind as never, anyProduct(`product-${at}`, paths, pictures))),
    ...[0, 1].map((at) => lifeOf(landingKind as never, anyLandingPage(`page-${at}`, paths, pictures))),
  )
}

export async function somePictures(db: Database) {
  const rows = [await aPictureRow(db, { alt: 'A “view” & more' }), await aPictureRow(db), await aPictureRow(db)]
  return rows.map(({ id }) => id)
}

/** Lives it: what the engine refuses (an unfinished publication, a taken address) is simply not done. */
export async function live(db: Database, { kind, contents, deeds }: Life) {
  const id = randomUUID()
  const [first, ...later] = contents
  if (!first || !(await save(db, kind, id, first))) return
  for (const deed of deeds) await doThis(db, kind, id, deed, later.shift() ?? first)
}

async function doThis(db: Database, kind: PieceKind, id: string, deed: Deed, next: PieceContent) {
  const at = new Date('2031-05-06T07:08:09.123Z')
  const work: Record<Deed, () => Promise<unknown>> = {
    publish: () => publish(db, kind, by, id),
    schedule: () => publish(db, kind, by, id, { at }),
    change: () => save(db, kind, id, next),
    move: () => save(db, kind, id, { ...next, slug: `${next.slug || 'x'}-moved` }),
    withdraw: () => withdraw(db, kind, by, id),
    trash: () => moveToTrash(db, kind, by, id),
  }
  await unlessRefused(work[deed])
}

async function save(db: Database, kind: PieceKind, id: string, content: PieceContent) {
  const { data } = kind.schema.safeParse(content)
  if (!data) return false
  const basedOn = await revisionOf(db, kind, id)
  await saveDraft(db, kind, by, id, { basedOn, content: data })
  return true
}

async function revisionOf(db: Database, { table }: PieceKind, id: string) {
  const row = await db
    .selectFrom(table as 'blogPosts')
    .select('revision')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.revision ?? 0
}

async function unlessRefused(work: () => Promise<unknown>) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Error) || !/not ready|trash/.test(error.message)) throw error
  }
}
