import { z } from 'zod'
import { before, integerParam, jsonBody } from '~/kits/api/api.server'
import { aiNotConfiguredMessage, createAiClient } from '~/platform/ai/ai-client.server'
import { apiErrorResponse } from '~/platform/http/api-error'
import { streamWorkResponse } from '~/platform/http/event-stream.server'
import { normalizeSearchQuery } from '~/platform/lists/search-query'
import { createUserApi, type UserApiEnv } from '~/wings/site/accounts/user-api.server'
import { consumeAiQuota } from '~/wings/site/ai-usage/commands.server'
import {
  chatRequestSchema,
  MAX_CHAT_REQUEST_BYTES,
  suggestionsRequestSchema,
} from './assistant/assistant-requests.server'
import { FALLBACK_SUGGESTIONS } from './assistant/fallback-suggestions'
import { replyAndRecordUsage } from './assistant/note-reply.server'
import { planPromptContext } from './assistant/prompt-context.server'
import { suggestForNote } from './assistant/suggest-for-note.server'
import {
  createNote,
  deleteNote,
  deleteNotePermanently,
  limitNoteChanges,
  limitNoteCreation,
  restoreNote,
  saveNote,
} from './commands.server'
import { NoteMissing } from './errors'
import { findNoteRevision, listNoteRevisions } from './note-revisions.commands.server'
import { MAX_NOTE_REQUEST_BYTES, newNoteSchema, noteChangeSchema } from './note-schemas'
import { streamNotesUpdates } from './notes-events.server'
import { listOwnNotes, listTrashedNotes, requireOwnNote } from './queries.server'
import { listSharedNotes } from './shared-notes.queries.server'
import { listContacts } from './sharing/contacts.queries.server'
import { shareFormSchema } from './sharing/share-form-schema'
import { limitNoteSharing, markSharedNoteOpened, shareNote, stopSharingNote } from './sharing/shares.commands.server'
import { listShares } from './sharing/shares.queries.server'

const pageSize = z.coerce.number().int().min(1).optional().catch(undefined)
const lastOfPage = z.uuid().optional().catch(undefined)
const creation = before<UserApiEnv>((c) => limitNoteCreation(c.var.db, c.var.user))
const change = before<UserApiEnv>((c) => limitNoteChanges(c.var.db, c.var.user))
const sharing = before<UserApiEnv>((c) => limitNoteSharing(c.var.db, c.var.user))

export const notesApi = createUserApi()
  /** One's own notes, the latest change first: `?search=` words, `?limit=`, `?after=` the last one of a page. */
  .get('/', async (c) => {
    const { search = null, limit, after } = c.req.query()
    const page = { limit: pageSize.parse(limit), after: lastOfPage.parse(after) }
    return c.json(await listOwnNotes(c.var.db, c.var.user.id, { search: normalizeSearchQuery(search), ...page }))
  })
  .post('/', creation, jsonBody(newNoteSchema, MAX_NOTE_REQUEST_BYTES), async (c) =>
    c.json(await createNote(c.var.db, c.var.user, c.req.valid('json')), 201),
  )
  /** The notes that others share with whoever asks, the latest share first. */
  .get('/shared', async (c) => c.json(await listSharedNotes(c.var.db, c.var.user.email)))
  /** Says that whoever asks has opened a note that is shared with them. */
  .post('/shared/:noteId/open', async (c) =>
    c.json(await markSharedNoteOpened(c.var.db, c.var.user, c.req.param('noteId'))),
  )
  /** At most three people to share a note with: `?q=` in their address or name, `?note=` without its readers. */
  .get('/contacts', async (c) => {
    const { q = null, note: noteId } = c.req.query()
    return c.json({ contacts: await listContacts(c.var.db, c.var.user, { search: normalizeSearchQuery(q), noteId }) })
  })
  .get('/events', (c) => streamNotesUpdates(c.req.raw, c.env.context))
  /** What could be written next; `missing` says so when no AI is configured. */
  .post('/suggestions', jsonBody(suggestionsRequestSchema), async (c) => {
    const { db, user, siteEnv } = c.var
    const { note_id, context, sprint_id: sprintId } = c.req.valid('json')
    const note = note_id ? await requireOwnNote(db, user.id, note_id) : undefined
    const ai = createAiClient(siteEnv)
    const wish = { note, context, sprintId, signal: c.req.raw.signal }
    return c.json({
      suggestions: ai ? await suggestForNote(db, ai, user, wish) : FALLBACK_SUGGESTIONS,
      missing: ai ? undefined : aiNotConfiguredMessage(siteEnv),
    })
  })
  .get('/trash', async (c) => c.json({ notes: await listTrashedNotes(c.var.db, c.var.user.id) }))
  /** Brings a note back from the trash. */
  .post('/trash/:noteId', change, async (c) => c.json(await restoreNote(c.var.db, c.var.user, c.req.param('noteId'))))
  .delete('/trash/:noteId', change, async (c) => {
    const id = c.req.param('noteId')
    await deleteNotePermanently(c.var.db, c.var.user, id)
    return c.json({ id })
  })
  .get('/:noteId', async (c) => c.json(await requireOwnNote(c.var.db, c.var.user.id, c.req.param('noteId'))))
  /** Changes what is named; based on an older revision, 409 comes with the present note. */
  .patch('/:noteId', change, jsonBody(noteChangeSchema, MAX_NOTE_REQUEST_BYTES), async (c) =>
    c.json(await saveNote(c.var.db, c.var.user, c.req.param('noteId'), c.req.valid('json'))),
  )
  /** Moves a note into the trash. */
  .delete('/:noteId', change, async (c) => {
    const id = c.req.param('noteId')
    await deleteNote(c.var.db, c.var.user, id)
    return c.json({ id })
  })
  .get('/:noteId/shares', async (c) =>
    c.json({ shares: await listShares(c.var.db, c.var.user.id, c.req.param('noteId')) }),
  )
  .post('/:noteId/shares', sharing, jsonBody(shareFormSchema), async (c) => {
    const { db, user, siteEnv } = c.var
    return c.json(await shareNote(db, siteEnv, user, c.req.param('noteId'), c.req.valid('json').email), 201)
  })
  // whoever shared with many may take the note back from all of them at once
  .delete('/:noteId/shares', change, jsonBody(shareFormSchema), async (c) =>
    c.json(await stopSharingNote(c.var.db, c.var.user, c.req.param('noteId'), c.req.valid('json').email)),
  )
  /** Streams the reply to a message about one of one's own notes; it ends when its reader goes. */
  .post('/:noteId/chat', jsonBody(chatRequestSchema, MAX_CHAT_REQUEST_BYTES), async (c) => {
    const { db, user, siteEnv } = c.var
    const note = await requireOwnNote(db, user.id, c.req.param('noteId'))
    const ai = createAiClient(siteEnv)
    if (!ai) return apiErrorResponse(503, aiNotConfiguredMessage(siteEnv))
    await consumeAiQuota(db, user.id)
    const { messages, sprint_id } = c.req.valid('json')
    const sprint = await planPromptContext(db, user, sprint_id)
    return streamWorkResponse(c.req.raw.signal, async (send, signal) =>
      send(await replyAndRecordUsage(db, ai, user.id, { note, sprint, messages, signal, emit: send })),
    )
  })
  /** The versions of a note that were kept. */
  .get('/:noteId/revisions', async (c) =>
    c.json({ revisions: await listNoteRevisions(c.var.db, c.var.user.id, c.req.param('noteId')) }),
  )
  .get(
    '/:noteId/revisions/:revision',
    integerParam('revision', () => new NoteMissing()),
    async (c) => {
      const { noteId, revision } = c.req.param()
      return c.json(await findNoteRevision(c.var.db, c.var.user.id, noteId, Number(revision)))
    },
  )
