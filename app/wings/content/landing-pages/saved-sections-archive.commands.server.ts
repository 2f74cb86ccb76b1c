import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { z } from 'zod'
import { findRecordProblem, InvalidRecord, parseRecord, rejectOnBrokenRule } from '~/platform/archive/parse-record'
import type { DryRunIds, RecordImportResult } from '~/platform/archive/record-import'
import { renameKeys, toCamelCase, toSnakeCase } from '~/platform/archive/stable-json'
import type { Database } from '~/platform/database/database.server'
import { isoTimestamp, isoTimestampField } from '~/platform/time/iso-timestamp.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { recordMediaUses } from '~/wings/site/media/commands.server'
import { findPicturesById } from '~/wings/site/media/pictures.queries.server'
import type { Block } from './block-schema'
import { blockPictureIds, flattenBlocks } from './engine/flatten-blocks'
import { MAX_SECTIONS, type SavedSection, sectionSchema } from './saved-section'
import { cleanBlockTexts, findPictureIds, sectionSubject } from './saved-sections.commands.server'

interface ArchivedSection extends SavedSection {
  /** To the microsecond. */
  createdAt: string
}

const archivedSectionSchema = sectionSchema.extend({ createdAt: isoTimestampField })

/** The record of a section. */
const toSectionRecord = (section: ArchivedSection) => renameKeys(section, toSnakeCase) as object

// each with up to eighty blocks
const BATCH_SIZE = 25

/** Blocks that are kept under a name, as they leave in an archive and come back. */
export const savedSectionsArchive = {
  name: 'landing_sections',
  exportRecords: exportSections,
  validate: (record: unknown) => findRecordProblem(() => parseArchivedSection(record)),
  importRecords: importSections,
}

async function* exportSections(db: Database) {
  let after: string | undefined
  for (;;) {
    const sections = await listSectionsForArchive(db, { after })
    yield* sections.map(toSectionRecord)
    after = sections.at(-1)?.id
    if (after === undefined) return
  }
}

/** Takes sections back, each in place of the one with its id; a name that another one has is refused. */
async function importSections(tx: Database, records: unknown[], { by, dryRun }: { by: Actor; dryRun?: DryRunIds }) {
  const wanted = records.map(parseArchivedSection)
  const known = new Map(
    (await listSectionsForArchive(tx, { ids: wanted.map(({ id }) => id) })).map((one) => [one.id, one]),
  )
  let room = MAX_SECTIONS - (await countSections(tx))
  const taken: RecordImportResult[] = []
  for (const section of wanted) {
    const { id, name } = section
    const before = known.get(id)
    if (isDeepStrictEqual(before, section)) {
      taken.push({ name, outcome: 'unchanged' })
      continue
    }
    const reason = await findRefusal(tx, section, { dryRun, hasCapacity: before !== undefined || room > 0 })
    if (reason) {
      taken.push({ name, outcome: 'refused', reason })
      continue
    }
    if (!dryRun) await upsertSection(tx, by, section)
    if (!before) room--
    known.set(id, section)
    taken.push({ name, outcome: before ? 'replaced' : 'added' })
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

interface AcceptanceContext {
  dryRun: DryRunIds
  hasCapacity: boolean
}

async function findRefusal(
  tx: Database,
  { id, name, blocks }: ArchivedSection,
  { dryRun, hasCapacity }: AcceptanceContext,
) {
  const namesake = await tx
    .selectFrom('landingSections')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (namesake) return 'Another section has this name.'
  if (!hasCapacity) return `The limit of ${MAX_SECTIONS} sections was reached.`
  const pictures = flattenBlocks(blocks).flatMap(blockPictureIds)
  const found = await findPicturesById(tx, pictures)
  const lacks = pictures.some((picture) => !found[picture] && !dryRun?.has(picture))
  return lacks ? 'An image is not in the media library.' : undefined
}

async function upsertSection(tx: Database, by: Actor, { id, name, blocks, createdAt }: ArchivedSection) {
  const row = { name, blocks: JSON.stringify(blocks), createdAt }
  await tx
    .insertInto('landingSections')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  await recordMediaUses(tx, sectionSubject(id), await findPictureIds(tx, blocks))
  await recordAction(tx, by, { action: 'landing-section.imported', subject: sectionSubject(id), title: name })
}

/** A section from its record, checked as if somebody had sent it, and clean. @throws InvalidRecord */
function parseArchivedSection(record: unknown): ArchivedSection {
  const section = parseRecord(archivedSectionSchema, toCamelCaseKeys(record))
  return { ...section, blocks: rejectOnBrokenRule(() => cleanBlockTexts(section.blocks)) }
}

function toCamelCaseKeys(record: unknown) {
  try {
    return z.looseObject({}).parse(renameKeys(record, toCamelCase))
  } catch (error) {
    throw error instanceof RangeError ? new InvalidRecord('It is nested too deeply.') : error
  }
}

/** The sections after an id, or those with these ids, in the order of their ids. */
async function listSectionsForArchive(
  db: Database,
  { after, ids }: { after?: string | undefined; ids?: string[] },
): Promise<ArchivedSection[]> {
  if (ids?.length === 0) return []
  return db
    .selectFrom('landingSections')
    .select((from) => ['id', 'name', from.ref('blocks').$castTo<Block[]>().as('blocks')])
    .select(isoTimestamp('createdAt').as('createdAt'))
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .$if(ids === undefined, (query) => query.limit(BATCH_SIZE))
    .execute()
}
