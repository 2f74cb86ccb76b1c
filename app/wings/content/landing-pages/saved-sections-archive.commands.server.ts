import { sql } from 'kysely'
import type { z } from 'zod'
import { defineArchiveList } from '~/platform/archive/archive-list.server'
import { archivedTable } from '~/platform/archive/archived-table.server'
import { parseRecord, rejectOnBrokenRule } from '~/platform/archive/parse-record'
import type { DryRunIds } from '~/platform/archive/record-import'
import { renameKeys, toCamelCase, toSnakeCase } from '~/platform/archive/stable-json'
import type { Database } from '~/platform/database/database.server'
import { isoTimestampField } from '~/platform/time/iso-timestamp.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { recordMediaUses } from '~/wings/site/media/commands.server'
import { findPicturesById } from '~/wings/site/media/pictures.queries.server'
import { blockPictureIds, flattenBlocks } from './engine/flatten-blocks'
import { MAX_SECTIONS, sectionSchema } from './saved-section'
import { cleanBlockTexts, findPictureIds, sectionSubject } from './saved-sections.commands.server'

const archivedSectionSchema = sectionSchema.extend({ created_at: isoTimestampField })

type ArchivedSection = z.infer<typeof archivedSectionSchema>

const table = archivedTable<ArchivedSection>('landingSections', {
  key: 'id',
  columns: Object.keys(archivedSectionSchema.shape),
  timestamps: ['created_at'],
  json: ['blocks'],
  // each with up to eighty blocks
  batchSize: 25,
})

/** Blocks that are kept under a name. */
export const savedSectionsArchive = defineArchiveList({
  ...table,
  name: 'landing_sections',
  read: parseArchivedSection,
  titleOf: ({ name }) => name,
  toRecords: (_db, sections) => sections.map((section) => renameBlocks(section, toSnakeCase)),
  plan: async (tx, _sections, dryRun) => ({
    capacity: {
      left: MAX_SECTIONS - (await table.count(tx)),
      reason: `The limit of ${MAX_SECTIONS} sections was reached.`,
    },
    refusalFor: (section) => findRefusal(tx, section, dryRun),
  }),
  async write(tx, by: Actor, section) {
    const { id, name: title, blocks } = section
    await table.upsert(tx, section)
    await recordMediaUses(tx, sectionSubject(id), await findPictureIds(tx, blocks))
    await recordAction(tx, by, { action: 'landing-section.imported', subject: sectionSubject(id), title })
  },
})

async function findRefusal(tx: Database, { id, name, blocks }: ArchivedSection, dryRun: DryRunIds) {
  const namesake = await tx
    .selectFrom('landingSections')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (namesake) return 'Another section has this name.'
  const pictures = flattenBlocks(blocks).flatMap(blockPictureIds)
  const found = await findPicturesById(tx, pictures)
  const lacks = pictures.some((picture) => !found[picture] && !dryRun?.has(picture))
  return lacks ? 'An image is not in the media library.' : undefined
}

/** A section from its record, checked as if somebody had sent it, and clean. @throws InvalidRecord */
function parseArchivedSection(record: unknown): ArchivedSection {
  const section = parseRecord(archivedSectionSchema, renameBlocks(record as { blocks?: unknown }, toCamelCase))
  return { ...section, blocks: rejectOnBrokenRule(() => cleanBlockTexts(section.blocks)) }
}

function renameBlocks(section: { blocks?: unknown }, rename: typeof toSnakeCase) {
  return { ...section, blocks: renameKeys(section.blocks, rename) }
}
