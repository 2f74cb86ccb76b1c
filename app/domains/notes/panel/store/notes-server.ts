import { call, fitsKeepalive } from '~/platform/autosave/calls'
import type { Note, NoteContent, SharedNote, SnapshotReason } from '../../note'
import type { NotesPage } from '../../queries.server'

export interface SaveOptions {
  /** 0: the server never had it. */
  basedOn: number
  /** Keep what is there before, and why. */
  snapshot?: Exclude<SnapshotReason, 'writing'>
  /** The page goes away meanwhile. */
  isLeaving: boolean
}

/** The server as the store knows it. All throw CallFault when it says no, TypeError when no answer comes. */
export interface NotesServer {
  list: (after?: string) => Promise<NotesPage>
  search: (words: string, signal: AbortSignal) => Promise<NotesPage>
  count: () => Promise<number>
  find: (id: string) => Promise<Note>
  write: (id: string, content: NoteContent, options: SaveOptions) => Promise<Note>
  pin: (id: string, isPinned: boolean) => Promise<Note>
  remove: (id: string) => Promise<void>
  restore: (id: string) => Promise<Note>
  shared: () => Promise<{ notes: SharedNote[]; state: string }>
}

const NOTES = '/api/notes'
const PAGE = 50

/** The server of this site, which is told whose writing it gets: it takes it from nobody else. */
export function notesServer(userId: string): NotesServer {
  return {
    list: (after) => call(`${NOTES}?${new URLSearchParams({ limit: String(PAGE), ...(after && { after }) })}`),
    search: (words, signal) =>
      call(`${NOTES}?${new URLSearchParams({ limit: String(PAGE), search: words })}`, { signal }),
    count: async () => (await call<NotesPage>(`${NOTES}?limit=1`)).total,
    find: (id) => call(`${NOTES}/${id}`),
    write(id, content, { basedOn, snapshot, isLeaving }) {
      const body = { ...content, user_id: userId, ...(basedOn === 0 ? { id } : { revision: basedOn, snapshot }) }
      const keepalive = isLeaving && fitsKeepalive(body)
      if (basedOn === 0) return call(NOTES, { method: 'POST', body, keepalive })
      return call(`${NOTES}/${id}`, { method: 'PATCH', body, keepalive })
    },
    pin: (id, isPinned) => call(`${NOTES}/${id}`, { method: 'PATCH', body: { is_pinned: isPinned, user_id: userId } }),
    remove: (id) => call(`${NOTES}/${id}`, { method: 'DELETE' }),
    restore: (id) => call(`${NOTES}/trash/${id}`, { method: 'POST' }),
    shared: () => call(`${NOTES}/shared`),
  }
}
