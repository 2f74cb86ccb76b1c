import type { AutosaveEvent, SavedVersion } from '~/platform/autosave/autosave'
import { CallFault, troubleOf } from '~/platform/autosave/calls'
import { logged } from '../../logged'
import type { Note, NoteContent } from '../../note'
import { type Entry, type Replacement, versionOf } from './entry'
import type { NotesServer, SaveOptions } from './notes-server'
import { isSameWriting } from './same-writing'

interface Save {
  content: NoteContent
  basedOn: number
  isLeaving: boolean
}

/**
 * Sends what is on the screen, after what has to be kept before it, and says what became of it. A version that the server
 * does not take as it is written is set aside: it must not hold up all that follows.
 */
export async function sendNote(
  server: NotesServer,
  entry: Entry,
  save: Save,
  setAside: (content: NoteContent) => void,
  // what is replaced from now on comes after this save
  replacements: readonly Replacement[] = [...entry.replacements],
): Promise<AutosaveEvent<NoteContent>> {
  try {
    const note = await deliver(server, entry, { ...save, replacements }, setAside)
    entry.replacements = entry.replacements.filter((one) => !replacements.includes(one))
    entry.basis = 0
    // an event about a later change may have been faster than this answer
    if (note.revision >= entry.note.revision) entry.note = note
    return { type: 'saved', revision: note.revision }
  } catch (error) {
    const became = whatBecame(error, entry)
    if (became.type === 'failed')
      logged(save.basedOn === 0 ? 'The note could not be created.' : 'The note could not be saved.', error)
    if (became.type !== 'conflicted' || !isWhatItWas(entry, became.current)) return became
    return sendNote(server, entry, { ...save, basedOn: became.current.revision }, setAside, replacements)
  }
}

/** It was changed and changed back meanwhile: what is on the screen stands on top of it all the same. */
function isWhatItWas({ saver }: Entry, current: SavedVersion<NoteContent>) {
  const state = saver?.get()
  return state && state.revision > 0 && current.revision > state.revision && isSameWriting(state.saved, current.content)
}

async function deliver(
  server: NotesServer,
  entry: Entry,
  { content, basedOn, isLeaving, replacements }: Save & { replacements: readonly Replacement[] },
  setAside: (content: NoteContent) => void,
) {
  let snapshot: SaveOptions['snapshot']
  const write = (part: NoteContent) =>
    writeOrBringBack(server, entry, part, { basedOn: Math.max(basedOn, entry.basis), snapshot, isLeaving })
  for (const replacement of replacements) {
    const { before } = replacement
    const kept = before && (await write(before).catch(elseAside(() => setAside(before))))
    if (kept) entry.basis = kept.revision
    replacement.before = null
    snapshot = replacement.reason
  }
  return write(content)
}

const elseAside = (setAside: () => void) => (error: unknown) => {
  if (!(error instanceof CallFault) || troubleOf(error).kind !== 'refused') throw error
  setAside()
}

const MOST_TRIES = 3 // somebody may move it into the trash again meanwhile

/** Whoever writes on in a note that went into the trash elsewhere, or out of it, wants to have it. */
async function writeOrBringBack(
  server: NotesServer,
  entry: Entry,
  content: NoteContent,
  options: SaveOptions,
  tries = 1,
): Promise<Note> {
  try {
    return await server.write(entry.note.id, content, options)
  } catch (error) {
    if (!isMissing(error) || tries > MOST_TRIES) throw error
  }
  const restored = await server.restore(entry.note.id).catch((error) => {
    if (!isMissing(error)) throw error
    return undefined
  })
  entry.isGone = false
  return writeOrBringBack(server, entry, content, afterRestoring(options, restored), tries + 1)
}

function afterRestoring(options: SaveOptions, restored: Note | undefined): SaveOptions {
  if (!restored) return { ...options, basedOn: 0 }
  // it never was this tab's to build on: what lay in the trash stays in the history
  return options.basedOn === 0 ? { ...options, basedOn: restored.revision, snapshot: 'conflict' } : options
}

export const isMissing = (error: unknown) => error instanceof CallFault && error.status === 404

function whatBecame(error: unknown, entry: Entry): AutosaveEvent<NoteContent> {
  if (!(error instanceof CallFault) || error.status !== 409) return { type: 'failed', trouble: troubleOf(error) }
  const { note } = (error.reply ?? {}) as { note?: Note }
  // not a stale save: there is no room for another note
  if (!note) return { type: 'failed', trouble: { kind: 'refused', message: error.message, fields: {} } }
  entry.basis = 0
  if (note.revision >= entry.note.revision) entry.note = note
  return { type: 'conflicted', current: versionOf(note) }
}
