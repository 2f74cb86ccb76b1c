import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { noteMediaUses } from '~/domains/media/commands.server'
import { findPictures } from '~/domains/media/find-picture.server'
import { faultIn } from '~/platform/archive/checked-record'
import type { Rehearsal, TakenBack } from '~/platform/archive/taken-back'
import type { Database } from '~/platform/database/database.server'
import { blocksIn, pictureIdsOf } from './blocks/blocks-in'
import { type KeptSection, readSections, recordOf, sectionOf } from './sections/archive/section-record.server'
import { picturesOf, subjectOf } from './sections/commands.server'
import { MOST_SECTIONS } from './sections/section'

/** Blocks that are kept under a name, as they leave in an archive and come back. */
export const sectionsArchive = {
  name: 'landing_sections',
  exported,
  faultOf: (record: unknown) => faultIn(() => sectionOf(record)),
  takeBack,
}

async function* exported(db: Database) {
  let after: string | undefined
  for (;;) {
    const sections = await readSections(db, { after })
    yield* sections.map(recordOf)
    after = sections.at(-1)?.id
    if (after === undefined) return
  }
}

/** Takes sections back, each in place of the one with its id; a name that another one has is refused. */
async function takeBack(tx: Database, records: unknown[], { by, rehearsal }: { by: Actor; rehearsal?: Rehearsal }) {
  const wanted = records.map(sectionOf)
  const known = new Map((await readSections(tx, { ids: wanted.map(({ id }) => id) })).map((one) => [one.id, one]))
  let room = MOST_SECTIONS - (await countSections(tx))
  const taken: TakenBack[] = []
  for (const section of wanted) {
    const { id, name } = section
    const before = known.get(id)
    if (isDeepStrictEqual(before, section)) {
      taken.push({ name, fate: 'unchanged' })
      continue
    }
    const reason = await refusalOf(tx, section, { rehearsal, hasRoom: before !== undefined || room > 0 })
    if (reason) {
      taken.push({ name, fate: 'refused', reason })
      continue
    }
    if (!rehearsal) await write(tx, by, section)
    if (!before) room--
    known.set(id, section)
    taken.push({ name, fate: before ? 'replaced' : 'added' })
  }
  return taken
}

async function countSections(tx: Database) {
  const { count } = await tx
    .selectFrom('landingSections')
    .select((from) => from.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface Surroundings {
  rehearsal: Rehearsal
  hasRoom: boolean
}

async function refusalOf(tx: Database, { id, name, blocks }: KeptSection, { rehearsal, hasRoom }: Surroundings) {
  const namesake = await tx
    .selectFrom('landingSections')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (namesake) return 'Another section is called so.'
  if (!hasRoom) return `There are ${MOST_SECTIONS} sections already.`
  const pictures = blocksIn(blocks).flatMap(pictureIdsOf)
  const found = await findPictures(tx, pictures)
  const lacks = pictures.some((picture) => !found[picture] && !rehearsal?.has(picture))
  return lacks ? 'A picture that it shows is not in the library.' : undefined
}

async function write(tx: Database, by: Actor, { id, name, blocks, createdAt }: KeptSection) {
  const row = { name, blocks: JSON.stringify(blocks), createdAt }
  await tx
    .insertInto('landingSections')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  await noteMediaUses(tx, subjectOf(id), await picturesOf(tx, blocks))
  await recordAction(tx, by, { action: 'landing-section.imported', subject: subjectOf(id), title: name })
}
