/*
 * A note is rich text or a to-do list that belongs to one person; others may be given it to read. Its JSON has the names of
 * the specification.
 */

export const MAX_NOTE_TITLE_LENGTH = 200
/** Characters of HTML. */
export const MAX_NOTE_CONTENT_LENGTH = 200_000
export const MAX_NOTE_ITEMS = 1_000
export const MAX_NOTE_ITEM_LENGTH = 2_000

export interface NoteItem {
  text: string
  done: boolean
}

/** What somebody writes. */
export interface NoteContent {
  title: string
  /** HTML; empty in a to-do list that never was a text. */
  content: string
  is_todo: boolean
  items: NoteItem[]
}

export interface Note extends NoteContent {
  id: string
  user_id: string
  /** Counts the changes of what is written; a save names the one that it is based on. */
  revision: number
  is_pinned: boolean
  /** The addresses of those who may read it. */
  shared_with: string[]
  created_at: string
  updated_at: string
}

/** Somebody else's note, to read. */
export interface SharedNote extends NoteContent {
  id: string
  user_id: string
  revision: number
  created_at: string
  updated_at: string
  is_shared: true
  /** The sharer's address, and name when they have one. */
  shared_by: string
  shared_by_name: string
}

/** Why a note is kept as it was before a change; `writing` comes by itself, every five minutes. */
export const REVISION_REASONS = ['writing', 'ai', 'restoration', 'conflict'] as const
export type RevisionReason = (typeof REVISION_REASONS)[number]

/** The titles that new notes begin with, and the first item of a new list. */
export const UNTITLED_NOTE_TITLE = 'Untitled Note'
export const NEW_TODO_LIST_TITLE = 'New Todo List'
const emptyItem = (): NoteItem => ({ text: '', done: false })

export function emptyNote(isTodo: boolean): NoteContent {
  return {
    title: isTodo ? NEW_TODO_LIST_TITLE : UNTITLED_NOTE_TITLE,
    content: '',
    is_todo: isTodo,
    items: isTodo ? [emptyItem()] : [],
  }
}

/** What is shown in place of an empty title. */
export const getDisplayTitle = ({ title }: Pick<NoteContent, 'title'>) => title.trim() || 'Untitled'

/** Whether two are written alike. Both come from one cleaning, which says the same in one way. */
export function isSameNoteContent(a: NoteContent, b: NoteContent) {
  return (
    a === b ||
    (a.title === b.title && a.content === b.content && a.is_todo === b.is_todo && isSameList(a.items, b.items))
  )
}

function isSameList(a: NoteItem[], b: NoteItem[]) {
  return a.length === b.length && a.every(({ text, done }, index) => text === b[index]?.text && done === b[index]?.done)
}

/**
 * Whether two are written alike to the server, which stores the same text in one way: an editor writes `&nbsp;` and `<br>`
 * where the cleaning leaves the character and `<br />`.
 */
export function isEquivalentContent(a: NoteContent, b: NoteContent) {
  return isSameNoteContent(a, b) || isSameNoteContent(toStoredForm(a), toStoredForm(b))
}

function toStoredForm(note: NoteContent): NoteContent {
  const items = note.items.map(({ text, done }) => ({ text: storable(text), done }))
  const title = storable(note.title).replace(/\p{Cc}/gu, ' ')
  return { ...note, title, content: toSanitizedHtml(storable(note.content)), items }
}

// as storable-text.ts on the way in
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed()

function toSanitizedHtml(html: string) {
  return html
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&quot;', '"')
    .replace(/<br\s*\/?>/g, '<br />')
}
