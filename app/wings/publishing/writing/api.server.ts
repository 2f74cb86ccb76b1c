import type { MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { type ApiEnv, jsonBody } from '~/kits/api/api.server'
import { isUuid } from '~/platform/database/is-uuid'
import { DomainError } from '~/platform/errors/errors'
import { readJson } from '~/platform/http/read-json.server'
import { createAdminApi } from '~/wings/site/admin-api.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { type EntryContent, MAX_ENTRY_BYTES } from './entry'
import type { EntryType } from './entry-type.server'
import { RevisionNotFound } from './errors'
import { findAnalysisContext } from './lifecycle/analysis-context.queries.server'
import {
  applyBulkAction,
  bulkActionNames,
  MAX_BULK_ENTRIES,
  previousStateSchema,
  undoBulkAction,
} from './lifecycle/bulk-actions.commands.server'
import { resolveContentLinks } from './lifecycle/content-links.server'
import { duplicateEntry } from './lifecycle/duplicate-entry.commands.server'
import { recordPresence, removePresence } from './lifecycle/presence.commands.server'
import { publishEntry, withdrawEntry } from './lifecycle/publication.commands.server'
import { restoreEntryRevision } from './lifecycle/restore-revision.commands.server'
import { findEntryRevision, listEntryRevisions } from './lifecycle/revisions.commands.server'
import { type SaveDraftInput, saveDraft } from './lifecycle/save-draft.commands.server'
import { EntryNotFound } from './lifecycle/stored-entry.queries.server'
import { moveToTrash, restoreFromTrash } from './lifecycle/trash.commands.server'
import { parseRevisionNumber } from './parse-revision-number'
import { renewPreviewLink } from './preview-link.commands.server'

const MAX_REVISION = 2 ** 31 - 1
const MAX_KEYPHRASE_LENGTH = 300

const draftForm = (content: z.ZodType<EntryContent>) => z.object({ basedOn: z.int().min(0).max(MAX_REVISION), content })
const publicationForm = z.object({
  at: z.iso
    .datetime({ offset: true, error: 'Enter a date and time such as 2026-03-01T09:00:00Z.' })
    .transform((moment) => new Date(moment))
    .optional(),
  basedOn: z.int().min(0).optional(),
})
const restorationForm = z.object({ basedOn: z.int().min(0).optional() })
const bulkForm = z.object({
  action: z.enum(bulkActionNames),
  ids: z
    .array(z.uuid())
    .min(1, 'Select at least one item.')
    .max(MAX_BULK_ENTRIES, `Select at most ${MAX_BULK_ENTRIES} items.`),
})
const undoForm = z.object({ states: z.array(previousStateSchema).min(1).max(MAX_BULK_ENTRIES) })

type KindEnv = ApiEnv<{ admin: Actor; kind: EntryType }>
type EntryEnv = ApiEnv<{ admin: Actor; kind: EntryType; entryId: string }>
interface DraftInput {
  in: { json: SaveDraftInput<EntryContent> }
  out: { json: SaveDraftInput<EntryContent> }
}

/** Where entries of these types are written, each below the name of its type: `/post/:entryId/draft`. */
export function createEntriesApi(entryTypes: EntryType[]) {
  const ofKind: MiddlewareHandler<KindEnv> = (c, next) => {
    const kind = entryTypes.find(({ name }) => name === c.req.param('type'))
    if (!kind) throw new DomainError('Not found.', 404)
    c.set('kind', kind)
    return next()
  }
  return (
    createAdminApi()
      .use('/:type/*', ofKind)
      .post('/:type/bulk-actions', jsonBody(bulkForm), async (c) => {
        return c.json(await applyBulkAction(c.var.db, c.var.kind, c.var.admin, c.req.valid('json')))
      })
      /** Takes the answer of a bulk action back. */
      .delete('/:type/bulk-actions', jsonBody(undoForm), async (c) => {
        return c.json(await undoBulkAction(c.var.db, c.var.kind, c.var.admin, c.req.valid('json').states))
      })
      /** Stores what is being written; 409 with the current version when somebody else has saved since. */
      .put('/:type/:entryId/draft', ofEntry, draftBody, async (c) => {
        const { db, kind, admin, entryId } = c.var
        return c.json(await saveDraft(db, kind, admin, entryId, c.req.valid('json')))
      })
      /** Publishes what is being written, or schedules it. */
      .post('/:type/:entryId/publication', ofEntry, jsonBody(publicationForm), async (c) => {
        const { db, kind, admin, entryId } = c.var
        return c.json(await publishEntry(db, kind, admin, entryId, c.req.valid('json')))
      })
      .delete('/:type/:entryId/publication', ofEntry, async (c) => {
        return c.json(await withdrawEntry(c.var.db, c.var.kind, c.var.admin, c.var.entryId))
      })
      .post('/:type/:entryId/trash', ofEntry, async (c) => {
        await moveToTrash(c.var.db, c.var.kind, c.var.admin, c.var.entryId)
        return c.json({})
      })
      .delete('/:type/:entryId/trash', ofEntry, async (c) => {
        await restoreFromTrash(c.var.db, c.var.kind, c.var.admin, c.var.entryId)
        return c.json({})
      })
      /** Makes a draft with the same words. */
      .post('/:type/:entryId/copy', ofEntry, async (c) => {
        return c.json({ id: await duplicateEntry(c.var.db, c.var.kind, c.var.admin, c.var.entryId) })
      })
      /** Says that the admin has the piece open and answers who else has. */
      .post('/:type/:entryId/presence', ofEntry, async (c) => {
        return c.json(await recordPresence(c.var.db, c.var.kind, requireAccount(c.var.admin), c.var.entryId))
      })
      .delete('/:type/:entryId/presence', ofEntry, async (c) => {
        await removePresence(c.var.db, requireAccount(c.var.admin), c.var.entryId)
        return c.json({})
      })
      /** Makes a new link to the preview in place of the one that was given away. */
      .post('/:type/:entryId/preview-link', ofEntry, async (c) => {
        return c.json(await renewPreviewLink(c.var.db, c.var.kind, c.var.admin, c.var.entryId))
      })
      /** What other pages say of a keyphrase, and of the piece. It need not be stored yet. */
      .get('/:type/:entryId/analysis-context', ofEntry, async (c) => {
        const keyphrase = (c.req.query('keyphrase') ?? '').slice(0, MAX_KEYPHRASE_LENGTH)
        return c.json(await findAnalysisContext(c.var.db, c.var.entryId, keyphrase))
      })
      /** The history of a piece, newest first; `?before=` goes on after the last one. */
      .get('/:type/:entryId/revisions', ofEntry, async (c) => {
        const before = parseRevisionNumber(c.req.query('before'))
        return c.json({ revisions: await listEntryRevisions(c.var.db, c.var.entryId, before) })
      })
      /** One kept revision with its whole content. */
      .get('/:type/:entryId/revisions/:revision', ofEntry, async (c) => {
        const { db, kind, entryId } = c.var
        const number = parseRevisionNumber(c.req.param('revision'))
        const revision = number && (await findEntryRevision(db, kind, entryId, number))
        if (!revision) throw new RevisionNotFound()
        return c.json({ ...revision, content: await resolveContentLinks(db, kind, revision.content) })
      })
      /** Makes an earlier revision the state that is being written, and answers its content. */
      .post('/:type/:entryId/revisions/:revision/restoration', ofEntry, jsonBody(restorationForm), async (c) => {
        const { db, kind, admin, entryId } = c.var
        const revision = parseRevisionNumber(c.req.param('revision'))
        if (!revision) throw new RevisionNotFound()
        return c.json(await restoreEntryRevision(db, kind, admin, entryId, { revision, ...c.req.valid('json') }))
      })
  )
}

const ofEntry: MiddlewareHandler<EntryEnv> = (c, next) => {
  const entryId = c.req.param('entryId')
  if (!entryId || !isUuid(entryId)) throw new EntryNotFound(c.var.kind)
  c.set('entryId', entryId.toLowerCase())
  return next()
}

const draftBody: MiddlewareHandler<EntryEnv, string, DraftInput> = async (c, next) => {
  const { body, errorResponse } = await readJson(c.req.raw, draftForm(c.var.kind.schema), MAX_ENTRY_BYTES)
  if (errorResponse) return errorResponse
  c.req.addValidatedData('json', body)
  return next()
}

function requireAccount({ id }: Actor) {
  if (!id) throw new DomainError('Only signed-in people can open the editor.', 403)
  return id
}
