import { FetchJsonError, fetchJson, fitsKeepalive, toSaveProblem } from '~/kits/api/describe-api'
import type { AutosaveEvent, SavedVersion } from '~/kits/editing/autosave-machine'
import { notesClient } from '../api'
import { isEquivalentContent, type Note, type NoteContent, type RevisionReason, type SharedNote } from '../note'
import type { NotesPage } from '../queries.server'
import { type LocalNote, type ReplacedContent, toSavedVersion } from './local-note'
import { logWarning } from './log-warning'

export interface SaveOptions {
  /** 0: the server never had it. */
  basedOn: number
  /** Keep what is there before, and why. */
  snapshot?: Exclude<RevisionReason, 'writing'>
  /** The page goes away meanwhile. */
  isLeaving: boolean
}

/** The server as the store knows it. All throw CallFault when it says no, TypeError when no answer comes. */
export interface NotesClient {
  list: (after?: string) => Promise<NotesPage>
  search: (words: string, signal: AbortSignal) => Promise<NotesPage>
  count: () => Promise<number>
  find: (id: string) => Promise<Note>
  save: (id: string, content: NoteContent, options: SaveOptions) => Promise<Note>
  pin: (id: string, isPinned: boolean) => Promise<Note>
  remove: (id: string) => Promise<unknown>
  restore: (id: string) => Promise<Note>
  listShared: () => Promise<{ notes: SharedNote[]; state: string }>
}

const PAGE_SIZE = '50'

/** The server of this site, which is told whose writing it gets: it takes it from nobody else. */
export function createNotesClient(userId: string): NotesClient {
  return {
    list: (after) => fetchJson(notesClient.get('/', { query: { limit: PAGE_SIZE, after } })),
    search: (words, signal) => fetchJson(notesClient.get('/', { query: { limit: PAGE_SIZE, search: words }, signal })),
    count: async () => (await fetchJson(notesClient.get('/', { query: { limit: '1' } }))).total,
    find: (id) => fetchJson(notesClient.get('/:noteId', { param: { noteId: id } })),
    save(id, content, { basedOn, snapshot, isLeaving }) {
      const written = { ...content, user_id: userId }
      const call =
        basedOn === 0
          ? notesClient.post('/', { json: { ...written, id } })
          : notesClient.patch('/:noteId', { param: { noteId: id }, json: { ...written, revision: basedOn, snapshot } })
      return fetchJson<Note>(call, { keepalive: isLeaving && fitsKeepalive(call.json) })
    },
    pin: (id, isPinned) =>
      fetchJson(
        notesClient.patch('/:noteId', { param: { noteId: id }, json: { is_pinned: isPinned, user_id: userId } }),
      ),
    remove: (id) => fetchJson(notesClient.delete('/:noteId', { param: { noteId: id } })),
    restore: (id) => fetchJson(notesClient.post('/trash/:noteId', { param: { noteId: id } })),
    listShared: () => fetchJson(notesClient.get('/shared')),
  }
}

interface SaveRequest {
  content: NoteContent
  basedOn: number
  isLeaving: boolean
}

/**
 * Sends what is on the screen, after what has to be kept before it, and says what became of it. A version that the server
 * does not take as it is written is set aside: it must not hold up all that follows.
 */
export async function sendNote(
  server: NotesClient,
  entry: LocalNote,
  save: SaveRequest,
  setAside: (content: NoteContent) => void,
  // what is replaced from now on comes after this save
  replacements: readonly ReplacedContent[] = [...entry.replacements],
): Promise<AutosaveEvent<NoteContent>> {
  try {
    const note = await sendReplacementsAndContent(server, entry, { ...save, replacements }, setAside)
    entry.replacements = entry.replacements.filter((one) => !replacements.includes(one))
    entry.replacedRevision = 0
    // an event about a later change may have been faster than this answer
    if (note.revision >= entry.note.revision) entry.note = note
    return { type: 'saved', revision: note.revision }
  } catch (error) {
    const became = toAutosaveEvent(error, entry)
    if (became.type === 'failed')
      logWarning(save.basedOn === 0 ? 'The note could not be created.' : 'The note could not be saved.', error)
    if (became.type !== 'conflicted' || !isUnchangedSince(entry, became.current)) return became
    return sendNote(server, entry, { ...save, basedOn: became.current.revision }, setAside, replacements)
  }
}

/** It was changed and changed back meanwhile: what is on the screen stands on top of it all the same. */
function isUnchangedSince({ autosaver }: LocalNote, current: SavedVersion<NoteContent>) {
  const state = autosaver?.get()
  return (
    state &&
    state.revision > 0 &&
    current.revision > state.revision &&
    isEquivalentContent(state.saved, current.content)
  )
}

async function sendReplacementsAndContent(
  server: NotesClient,
  entry: LocalNote,
  { content, basedOn, isLeaving, replacements }: SaveRequest & { replacements: readonly ReplacedContent[] },
  setAside: (content: NoteContent) => void,
) {
  let snapshot: SaveOptions['snapshot']
  const write = (part: NoteContent) =>
    saveOrRestore(server, entry, part, { basedOn: Math.max(basedOn, entry.replacedRevision), snapshot, isLeaving })
  for (const replacement of replacements) {
    const { before } = replacement
    const kept = before && (await write(before).catch(setAsideIfRejected(() => setAside(before))))
    if (kept) entry.replacedRevision = kept.revision
    replacement.before = null
    snapshot = replacement.reason
  }
  return write(content)
}

const setAsideIfRejected = (setAside: () => void) => (error: unknown) => {
  if (!(error instanceof FetchJsonError) || toSaveProblem(error).kind !== 'refused') throw error
  setAside()
}

const MAX_TRIES = 3 // somebody may move it into the trash again meanwhile

/** Whoever writes on in a note that went into the trash elsewhere, or out of it, wants to have it. */
async function saveOrRestore(
  server: NotesClient,
  entry: LocalNote,
  content: NoteContent,
  options: SaveOptions,
  tries = 1,
): Promise<Note> {
  try {
    return await server.save(entry.note.id, content, options)
  } catch (error) {
    if (!isNotFoundError(error) || tries > MAX_TRIES) throw error
  }
  const restored = await server.restore(entry.note.id).catch((error) => {
    if (!isNotFoundError(error)) throw error
    return undefined
  })
  entry.isTrashedElsewhere = false
  return saveOrRestore(server, entry, content, optionsAfterRestore(options, restored), tries + 1)
}

function optionsAfterRestore(options: SaveOptions, restored: Note | undefined): SaveOptions {
  if (!restored) return { ...options, basedOn: 0 }
  // it never was this tab's to build on: what lay in the trash stays in the history
  return options.basedOn === 0 ? { ...options, basedOn: restored.revision, snapshot: 'conflict' } : options
}

export const isNotFoundError = (error: unknown) => error instanceof FetchJsonError && error.status === 404

function toAutosaveEvent(error: unknown, entry: LocalNote): AutosaveEvent<NoteContent> {
  if (!(error instanceof FetchJsonError) || error.status !== 409)
    return { type: 'failed', problem: toSaveProblem(error) }
  const { note } = (error.body ?? {}) as { note?: Note }
  // not a stale save: there is no room for another note
  if (!note) return { type: 'failed', problem: { kind: 'refused', message: error.message, fields: {} } }
  entry.replacedRevision = 0
  if (note.revision >= entry.note.revision) entry.note = note
  return { type: 'conflicted', current: toSavedVersion(note) }
}
