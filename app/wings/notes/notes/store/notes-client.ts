import { fetchJson, fitsKeepalive } from '~/platform/autosave/fetch-json'
import { notesClient } from '../api'
import type { Note, NoteContent, RevisionReason, SharedNote } from '../note'
import type { NotesPage } from '../queries.server'

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
