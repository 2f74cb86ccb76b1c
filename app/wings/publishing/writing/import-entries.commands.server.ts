import { z } from 'zod'
import { ImportBatch } from '~/platform/archive/archive-list.server'
import { parseRecord, rejectOnBrokenRule } from '~/platform/archive/parse-record'
import type { DryRunIds, RecordImportResult } from '~/platform/archive/record-import'
import { renameKeys, toCamelCase } from '~/platform/archive/stable-json'
import type { Database } from '~/platform/database/database.server'
import { isoTimestampField } from '~/platform/time/iso-timestamp.server'
import { cleanArticle } from '~/rich-text/clean-html.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { findPicturesById } from '~/wings/site/media/pictures.queries.server'
import { findPagePathMap } from '~/wings/web/pages/page-links.queries.server'
import { type EntryContent, emptySeo } from './entry'
import type { EntryArchive } from './entry-archive.queries.server'
import type { EntryType } from './entry-type.server'
import { fromArchiveTitleField } from './import/archive-title-field'
import { listEntriesForArchive } from './import/archived-entries.queries.server'
import type { ArchivedEntry } from './import/archived-entry'
import { importEntry } from './import/import-entry.commands.server'
import { importNewEntries } from './import/import-new-entries.commands.server'
import { recordKnownLinks } from './import/record-known-links.server'
import { findRejectedFields, PICTURE_MISSING_MESSAGE } from './lifecycle/rejected-fields.server'
import { findSlugConflicts } from './slug-owners.queries.server'

const archivedFields = z
  .object({
    id: z.uuid(),
    createdAt: isoTimestampField,
    updatedAt: isoTimestampField,
    savedAt: isoTimestampField,
    publishedAt: isoTimestampField.nullable(),
    deletedAt: isoTimestampField.nullable(),
    draft: z.looseObject({ savedAt: isoTimestampField }).nullable(),
  })
  .refine(({ publishedAt, deletedAt }) => !publishedAt || !deletedAt, 'An entry in the trash cannot be published.')

// a link that names a page is no address, which the cleaning would take away
const hidePageLinks = (html: string) => html.replace(/href="page:(?=[0-9a-f-]{36})/g, 'href="/page:')

const showPageLinks = (html: string) => html.replace(/href="\/page:(?=[0-9a-f-]{36})/g, 'href="page:')

export interface ImportedEntry extends RecordImportResult {
  id: string
  /** It links to pages that are not here, or not yet: `resolveOpenLinks` once they are. */
  hasOpenLinks?: boolean
}

interface ImportOptions {
  by: Actor
  dryRun?: DryRunIds
  now?: Date
}

/**
 * Takes pieces back from an archive, as part of `tx`: each as it was, in place of what has its id, whose versions stay in
 * the history. One whose address somebody else has is refused.
 */
export async function importEntries<Content extends EntryContent>(
  tx: Database,
  archive: EntryArchive<Content>,
  states: ArchivedEntry<Content>[],
  taking: ImportOptions,
): Promise<ImportedEntry[]> {
  const ids = [...new Set(states.map(({ id }) => id))]
  const existing = await listEntriesForArchive(tx, archive, { ids })
  const isAllNew = existing.length === 0 && ids.length === states.length && (await findPagePathMap(tx, ids)).size === 0
  return isAllNew
    ? importAllNew(tx, archive, states, taking)
    : importOneByOne(tx, archive, { states, existing }, taking)
}

/** The same as one by one, for an empty place: a tenth of the statements. */
async function importAllNew<Content extends EntryContent>(
  tx: Database,
  archive: EntryArchive<Content>,
  states: ArchivedEntry<Content>[],
  { by, dryRun, now = new Date() }: ImportOptions,
): Promise<ImportedEntry[]> {
  const { entryType } = archive
  const refused = await findMissingPictures(tx, entryType, states, dryRun)
  const whole = states.filter(({ id }) => !refused.has(id))
  for (const [id, reason] of await findSlugConflicts(tx, entryType, whole)) refused.set(id, reason)
  const fit = states.filter(({ id }) => !refused.has(id))
  const open = dryRun ? new Set<string>() : await importNewEntries(tx, archive, by, fit, now)
  return states.map(({ id, content }) => {
    const [name, reason] = [entryType.pathFor(content.slug || id), refused.get(id)]
    if (reason) return { id, name, outcome: 'refused', reason }
    return { id, name, outcome: 'added', hasOpenLinks: open.has(id) }
  })
}

async function findMissingPictures<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  states: ArchivedEntry<Content>[],
  dryRun: DryRunIds,
) {
  const shown = states.map(({ id, content }) => ({
    id,
    pictures: Object.values(kind.pictureIdsByField(content)).flat(),
  }))
  const found = await findPicturesById(tx, [...new Set(shown.flatMap(({ pictures }) => pictures))])
  const lacking = shown.filter(({ pictures }) => pictures.some((one) => !found[one] && !dryRun?.has(one)))
  return new Map(lacking.map(({ id }) => [id, PICTURE_MISSING_MESSAGE]))
}

async function importOneByOne<Content extends EntryContent>(
  tx: Database,
  archive: EntryArchive<Content>,
  { states, existing }: { states: ArchivedEntry<Content>[]; existing: ArchivedEntry<Content>[] },
  { by, dryRun, now = new Date() }: ImportOptions,
): Promise<ImportedEntry[]> {
  const { entryType } = archive
  const open = new Set<string>()
  const batch = new ImportBatch<ArchivedEntry<Content>>(
    { keyOf: ({ id }) => id, titleOf: ({ id, content }) => entryType.pathFor(content.slug || id) },
    { refusalFor: (state) => findRefusal(tx, entryType, state, dryRun) },
    existing,
    async (state) => {
      if (!dryRun && (await importEntry(tx, archive, by, state, now)).hasOpenLinks) open.add(state.id)
    },
  )
  const results: ImportedEntry[] = []
  for (const state of states) {
    const { id } = state
    results.push({ id, ...(await batch.importItem(state)), hasOpenLinks: open.has(id) })
  }
  return results
}

/** Notes where pieces link to that came in before what they link to. */
export async function resolveOpenLinks<Content extends EntryContent>(
  tx: Database,
  archive: EntryArchive<Content>,
  ids: string[],
) {
  for (const state of await listEntriesForArchive(tx, archive, { ids })) await recordKnownLinks(tx, archive, state)
}

async function findRefusal<Content extends EntryContent>(
  tx: Database,
  entryType: EntryType<Content>,
  { id, content }: ArchivedEntry<Content>,
  dryRun: DryRunIds,
) {
  const rejected = await findRejectedFields(tx, entryType, id, content)
  for (const [field, ids] of Object.entries(entryType.pictureIdsByField(content))) {
    if (ids.every((picture) => dryRun?.has(picture))) delete rejected[field]
  }
  return Object.values(rejected)[0]
}

/** A piece from its record, checked as if somebody had typed it, and clean. @throws InvalidRecord */
export function parseArchivedEntry<Content extends EntryContent>(
  { entryType, extraColumns }: EntryArchive<Content>,
  record: unknown,
): ArchivedEntry<Content> {
  const fields = parseRecord(z.looseObject({}), renameKeys(record, toCamelCase))
  const { draft, ...state } = parseRecord(archivedFields, fields)
  return {
    ...state,
    content: parseArchivedContent(entryType, { ...fields, seo: emptySeo }),
    extraColumns: parseRecord(z.object(extraColumns), fields),
    draft: draft && { content: parseArchivedContent(entryType, draft), savedAt: draft.savedAt },
  }
}

function parseArchivedContent<Content extends EntryContent>(kind: EntryType<Content>, fields: Record<string, unknown>) {
  const content = parseRecord(kind.schema, fromArchiveTitleField(kind, fields))
  // no ids for headings that had none: what is clean stays as it was
  const texts = kind.richTexts
    .get(content)
    .map((html) => showPageLinks(rejectOnBrokenRule(() => cleanArticle(hidePageLinks(html)))))
  return kind.richTexts.set(kind.normalize(content), texts)
}
