import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { noteMediaUses } from '~/domains/media/commands.server'
import { findPictures } from '~/domains/media/find-picture.server'
import { allowedRecord, checkedRecord, faultIn, UnreadableRecord } from '~/platform/archive/checked-record'
import { momentField, momentText } from '~/platform/archive/moment.server'
import { camelCase, renameKeys, snakeCase } from '~/platform/archive/stable-json'
import type { Rehearsal, TakenBack } from '~/platform/archive/taken-back'
import type { Database } from '~/platform/database/database.server'
import type { Block } from './block-schema'
import { blocksIn, pictureIdsOf } from './blocks/blocks-in'
import { cleanBlocks, picturesOf, subjectOf } from './sections/commands.server'
import { MOST_SECTIONS, type Section, sectionForm } from './sections/section'

interface KeptSection extends Section {
  /** To the microsecond. */
  createdAt: string
}

const keptSection = sectionForm.extend({ createdAt: momentField })

/** The record of a section. */
const recordOf = (section: KeptSection) => renameKeys(section, snakeCase) as object

// each with up to eighty blocks
const AT_ONCE = 25

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

/** A section from its record, checked as if somebody had sent it, and clean. @throws UnreadableRecord */
function sectionOf(record: unknown): KeptSection {
  const section = checkedRecord(keptSection, inOurNames(record))
  return { ...section, blocks: allowedRecord(() => cleanBlocks(section.blocks)) }
}

function inOurNames(record: unknown) {
  try {
    return z.looseObject({}).parse(renameKeys(record, camelCase))
  } catch (error) {
    throw error instanceof RangeError ? new UnreadableRecord('It is nested too deeply.') : error
  }
}

/** The sections after an id, or those with these ids, in the order of their ids. */
async function readSections(
  db: Database,
  { after, ids }: { after?: string | undefined; ids?: string[] },
): Promise<KeptSection[]> {
  if (ids?.length === 0) return []
  return db
    .selectFrom('landingSections')
    .select((from) => ['id', 'name', from.ref('blocks').$castTo<Block[]>().as('blocks')])
    .select(momentText('createdAt').as('createdAt'))
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .$if(ids === undefined, (query) => query.limit(AT_ONCE))
    .execute()
}
