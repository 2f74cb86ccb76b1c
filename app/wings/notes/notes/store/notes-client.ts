import { fetchJson, fitsKeepalive } from '~/platform/autosave/fetch-json'
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
  remove: (id: string) => Promise<void>
  restore: (id: string) => Promise<Note>
  listShared: () => Promise<{ notes: SharedNote[]; state: string }>
}

const NOTES_PATH = '/api/notes'
const PAGE_SIZE = 50

/** The server of this site, which is told whose writing it gets: it takes it from nobody else. */
export function createNotesClient(userId: string): NotesClient {
  return {
    list: (after) =>
      fetchJson(`${NOTES_PATH}?${new URLSearchParams({ limit: String(PAGE_SIZE), ...(after && { after }) })}`),
    search: (words, signal) =>
      fetchJson(`${NOTES_PATH}?${new URLSearchParams({ limit: String(PAGE_SIZE), search: words })}`, { signal }),
    count: async () => (await fetchJson<NotesPage>(`${NOTES_PATH}?limit=1`)).total,
    find: (id) => fetchJson(`${NOTES_PATH}/${id}`),
    save(id, content, { basedOn, snapshot, isLeaving }) {
      const body = { ...content, user_id: userId, ...(basedOn === 0 ? { id } : { revision: basedOn, snapshot }) }
      const keepalive = isLeaving && fitsKeepalive(body)
      if (basedOn === 0) return fetchJson(NOTES_PATH, { method: 'POST', body, keepalive })
      return fetchJson(`${NOTES_PATH}/${id}`, { method: 'PATCH', body, keepalive })
    },
    pin: (id, isPinned) =>
      fetchJson(`${NOTES_PATH}/${id}`, { method: 'PATCH', body: { is_pinned: isPinned, user_id: userId } }),
    remove: (id) => fetchJson(`${NOTES_PATH}/${id}`, { method: 'DELETE' }),
    restore: (id) => fetchJson(`${NOTES_PATH}/trash/${id}`, { method: 'POST' }),
    listShared: () => fetchJson(`${NOTES_PATH}/shared`),
  }
}
