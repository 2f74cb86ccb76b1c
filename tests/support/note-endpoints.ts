import { listAddresses, mountApis } from '~/kits/api/api.server'
import { notesApi } from '~/wings/notes/notes/api.server'

/** Who asks about a note: nobody who is signed in, somebody else, whom it is shared with, and whose it is. */
export const NOTE_CALLERS = ['visitor', 'other', 'recipient', 'owner'] as const
export type NoteCaller = (typeof NOTE_CALLERS)[number]

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What the table is about: a note of the owner, which the recipient may read. */
export interface SharedByOwner {
  noteId: string
  recipient: string
}

export interface NoteEndpoint {
  method: Method
  /** As the API of the notes has it. */
  path: string
  json?: (shared: SharedByOwner) => object
  /** In the order of ASKERS. */
  statuses: [visitor: number, other: number, recipient: number, owner: number]
  /** Who may read in the answer what the note is called. */
  reads?: NoteCaller[]
}

const NOTE = '/api/notes/:noteId'

const forEveryone = (path: string, reads?: NoteCaller[]): NoteEndpoint => ({
  method: 'GET',
  path,
  statuses: [401, 200, 200, 200],
  reads,
})
const forOwner = (method: Method, path: string, status: number, json?: NoteEndpoint['json']): NoteEndpoint => ({
  method,
  path,
  json,
  statuses: [401, 404, 404, status],
  reads: ['owner'],
})

/** Every call about notes, and what everybody gets. Each address of notes has a line here. */
export const NOTE_ENDPOINTS: NoteEndpoint[] = [
  forEveryone('/api/notes', ['owner']),
  // an id that the owner has: to them the note as it is, to everybody else nothing
  forOwner('POST', '/api/notes', 409, ({ noteId }) => ({ id: noteId, title: 'Mine now' })),
  forEveryone('/api/notes/shared', ['recipient']),
  { method: 'POST', path: '/api/notes/shared/:noteId/open', statuses: [401, 404, 200, 404] },
  forEveryone('/api/notes/contacts'),
  forEveryone('/api/notes/trash'),
  forOwner('GET', NOTE, 200),
  // the revision is wrong: 409 says that the right was there
  forOwner('PATCH', NOTE, 409, () => ({ title: 'Mine now', revision: 999 })),
  forOwner('GET', `${NOTE}/revisions`, 200),
  forOwner('GET', `${NOTE}/revisions/:revision`, 200),
  // no AI is configured: who may ask hears that
  forOwner('POST', `${NOTE}/chat`, 503, () => ({ messages: [{ role: 'user', content: 'What does it say?' }] })),
  forOwner('POST', '/api/notes/suggestions', 200, ({ noteId }) => ({ note_id: noteId })),
  forOwner('GET', `${NOTE}/shares`, 200),
  forOwner('POST', `${NOTE}/shares`, 201, () => ({ email: 'new@harbor.test' })),
  forOwner('DELETE', `${NOTE}/shares`, 200, () => ({ email: 'new@harbor.test' })),
  // it does not lie in the trash
  forOwner('DELETE', '/api/notes/trash/:noteId', 404),
  forOwner('DELETE', NOTE, 200),
  forOwner('POST', '/api/notes/trash/:noteId', 200),
]

/** What it answers does not end: it is asked in a test of its own. */
export const STREAMING_PATH = '/api/notes/events'

export const mountedNotesApi = mountApis('/api/notes', { '/': notesApi })

/** Every address of notes. */
export const listNotePaths = () => [...new Set(listAddresses(mountedNotesApi).map(({ path }) => path))]
