import type { NoteContent } from '../../note'
import type { NoteCopy } from './device'
import { contentOf, type Entry, entryOf, hasUnkept, isUnsaved, lacksReplaced, type Replacement } from './entry'
import type { Notebook } from './notebook'
import { isSameWriting } from './same-writing'
import { isMissing } from './send-note'

/**
 * Puts on the screen what closed tabs have left on this device, the newest first; of a note whose copies differ, the older
 * ones become notes of their own. Answers the copies that have to wait for a connection.
 */
export async function recover(notebook: Notebook, copies: NoteCopy[]) {
  const waiting: NoteCopy[] = []
  for (const copy of copies) {
    const entry = await entryFor(notebook, copy).catch(() => undefined)
    if (!entry) waiting.push(copy)
    else await takeUp(notebook, entry, copy)
  }
  notebook.drawAll()
  return waiting
}

/** @throws when the server cannot be asked */
async function entryFor(notebook: Notebook, copy: NoteCopy): Promise<Entry> {
  const known = notebook.entries.get(copy.pieceId)
  if (known) return known
  const note = await notebook.surroundings.server.find(copy.pieceId).catch((error) => {
    if (!isMissing(error)) throw error
  })
  // it was typed into meanwhile
  const since = notebook.entries.get(copy.pieceId)
  if (since) return since
  const entry = entryOf(note ?? neverSaved(notebook.userId, copy))
  notebook.entries.set(copy.pieceId, entry)
  return entry
}

/** A note that the server does not have, or not any more: it becomes one again. */
function neverSaved(userId: string, { pieceId, content, typedAt }: NoteCopy) {
  const at = new Date(typedAt).toISOString()
  const own = { id: pieceId, user_id: userId, revision: 0, is_pinned: false, shared_with: [] }
  return { ...content, ...own, created_at: at, updated_at: at }
}

async function takeUp(notebook: Notebook, entry: Entry, copy: NoteCopy) {
  const { device } = notebook.surroundings
  if (entry.saver && isUnsaved(entry)) keepBoth(notebook, entry, copy)
  else {
    if (entry.note.revision === 0) begin(notebook, entry, copy)
    else resume(notebook, entry, copy)
    if (isUnsaved(entry)) await keepAsOwn(notebook, entry, copy)
  }
  await device.forgetLeft(copy)
}

function begin(notebook: Notebook, entry: Entry, copy: NoteCopy) {
  entry.recovered = { at: copy.typedAt, over: copy.content }
  entry.replacements = copy.replacements ?? []
  notebook.write(entry, copy.content)
}

function resume(notebook: Notebook, entry: Entry, copy: NoteCopy) {
  const over = contentOf(entry.note)
  entry.replacements = copy.replacements ?? []
  const { saver, isRestored } = notebook.beginWriting(entry, copy)
  if (!isRestored && lacksReplaced(entry)) return notebook.write(entry, copy.content)
  if (!isRestored) return
  entry.recovered = { at: copy.typedAt, over }
  saver.tell({ type: 'returned' })
}

/** Another version of what is written here already: a note of its own. One that says the same adds what it replaced. */
function keepBoth(notebook: Notebook, entry: Entry, copy: NoteCopy) {
  const isSame = isSameWriting(copy.content, currentOf(entry)) || isSameWriting(copy.content, entry.note)
  if (isSame) return keepReplaced(notebook, entry, copy.replacements ?? [])
  const id = idOf(copy)
  if (notebook.entries.has(id)) return
  notebook.begin(id, copy.content, copy.replacements ?? []).recovered = { at: copy.typedAt, over: copy.content }
}

function keepReplaced(notebook: Notebook, entry: Entry, replacements: Replacement[]) {
  if (!hasUnkept(replacements)) return
  entry.replacements = [{ before: null, reason: 'conflict' }, ...replacements, ...entry.replacements]
  notebook.write(entry, currentOf(entry))
}

const currentOf = (entry: Entry): NoteContent => entry.saver?.get().content ?? contentOf(entry.note)

/** So that the copy is on this device at each moment, also while a conflict waits for its decision. */
async function keepAsOwn(notebook: Notebook, entry: Entry, { typedAt }: NoteCopy) {
  const state = entry.saver?.get()
  if (!state) return
  const { content, revision, sending, unanswered } = state
  await notebook.surroundings.device.keep(entry.note.id, {
    content,
    basedOn: revision,
    typedAt,
    replacements: entry.replacements,
    unanswered: sending ? [...unanswered, sending] : unanswered,
  })
}

/** The same for every tab that finds the copy. */
function idOf({ pieceId, tab }: NoteCopy) {
  const [a, b] = [pieceId, tab].map((id) => BigInt(`0x${id.replaceAll('-', '')}`))
  const hex = ((a ?? 0n) ^ (b ?? 0n)).toString(16).padStart(32, '0')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
