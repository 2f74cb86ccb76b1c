import { isEquivalentContent, type NoteContent } from '../note'
import type { LocalDraft } from './local-drafts'
import {
  createLocalNote,
  hasPendingReplacements,
  hasUnsavedReplacement,
  isUnsaved,
  type LocalNote,
  pickNoteContent,
  type ReplacedContent,
} from './local-note'
import type { LocalNotes } from './local-notes'
import { isNotFoundError } from './send-note'

/**
 * Puts on the screen what closed tabs have left on this device, the newest first; of a note whose copies differ, the older
 * ones become notes of their own. Answers the copies that have to wait for a connection.
 */
export async function recoverReachableDrafts(notebook: LocalNotes, copies: LocalDraft[]) {
  const waiting: LocalDraft[] = []
  for (const copy of copies) {
    const entry = await findOrCreateLocalNote(notebook, copy).catch(() => undefined)
    if (!entry) waiting.push(copy)
    else await adoptDraft(notebook, entry, copy)
  }
  notebook.updateViews()
  return waiting
}

/** @throws when the server cannot be asked */
async function findOrCreateLocalNote(notebook: LocalNotes, copy: LocalDraft): Promise<LocalNote> {
  const known = notebook.notesById.get(copy.pieceId)
  if (known) return known
  const note = await notebook.dependencies.client.find(copy.pieceId).catch((error) => {
    if (!isNotFoundError(error)) throw error
  })
  // it was typed into meanwhile
  const since = notebook.notesById.get(copy.pieceId)
  if (since) return since
  const entry = createLocalNote(note ?? toUnsavedNote(notebook.userId, copy))
  notebook.notesById.set(copy.pieceId, entry)
  return entry
}

/** A note that the server does not have, or not any more: it becomes one again. */
function toUnsavedNote(userId: string, { pieceId, content, typedAt }: LocalDraft) {
  const at = new Date(typedAt).toISOString()
  const own = { id: pieceId, user_id: userId, revision: 0, is_pinned: false, shared_with: [] }
  return { ...content, ...own, created_at: at, updated_at: at }
}

async function adoptDraft(notebook: LocalNotes, entry: LocalNote, copy: LocalDraft) {
  const { drafts } = notebook.dependencies
  if (entry.autosaver && isUnsaved(entry)) addAsSeparateNote(notebook, entry, copy)
  else {
    if (entry.note.revision === 0) startFromDraft(notebook, entry, copy)
    else resumeAutosave(notebook, entry, copy)
    if (isUnsaved(entry)) await saveDraftAsOwn(notebook, entry, copy)
  }
  await drafts.deleteAbandoned(copy)
}

function startFromDraft(notebook: LocalNotes, entry: LocalNote, copy: LocalDraft) {
  entry.recovered = { at: copy.typedAt, over: copy.content }
  entry.replacements = copy.replacements ?? []
  notebook.replaceContent(entry, copy.content)
}

function resumeAutosave(notebook: LocalNotes, entry: LocalNote, copy: LocalDraft) {
  const over = pickNoteContent(entry.note)
  entry.replacements = copy.replacements ?? []
  const { saver, isRestored } = notebook.startAutosaver(entry, copy)
  if (!isRestored && hasPendingReplacements(entry)) return notebook.replaceContent(entry, copy.content)
  if (!isRestored) return
  entry.recovered = { at: copy.typedAt, over }
  saver.dispatch({ type: 'resumed' })
}

/** Another version of what is written here already: a note of its own. One that says the same adds what it replaced. */
function addAsSeparateNote(notebook: LocalNotes, entry: LocalNote, copy: LocalDraft) {
  const isSame =
    isEquivalentContent(copy.content, getCurrentContent(entry)) || isEquivalentContent(copy.content, entry.note)
  if (isSame) return addReplacements(notebook, entry, copy.replacements ?? [])
  const id = deriveNoteId(copy)
  if (notebook.notesById.has(id)) return
  notebook.add(id, copy.content, copy.replacements ?? []).recovered = { at: copy.typedAt, over: copy.content }
}

function addReplacements(notebook: LocalNotes, entry: LocalNote, replacements: ReplacedContent[]) {
  if (!hasUnsavedReplacement(replacements)) return
  entry.replacements = [{ before: null, reason: 'conflict' }, ...replacements, ...entry.replacements]
  notebook.replaceContent(entry, getCurrentContent(entry))
}

const getCurrentContent = (entry: LocalNote): NoteContent =>
  entry.autosaver?.get().content ?? pickNoteContent(entry.note)

/** So that the copy is on this device at each moment, also while a conflict waits for its decision. */
async function saveDraftAsOwn(notebook: LocalNotes, entry: LocalNote, { typedAt }: LocalDraft) {
  const state = entry.autosaver?.get()
  if (!state) return
  const { content, revision, sending, unanswered } = state
  await notebook.dependencies.drafts.save(entry.note.id, {
    content,
    basedOn: revision,
    typedAt,
    replacements: entry.replacements,
    unanswered: sending ? [...unanswered, sending] : unanswered,
  })
}

/** The same for every tab that finds the copy. */
function deriveNoteId({ pieceId, tab }: LocalDraft) {
  const [a, b] = [pieceId, tab].map((id) => BigInt(`0x${id.replaceAll('-', '')}`))
  const hex = ((a ?? 0n) ^ (b ?? 0n)).toString(16).padStart(32, '0')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
