import type { NoteContent } from '../note'
import { escapeHtmlText } from './markdown-to-note-html'

const formatDate = (now: Date) => now.toLocaleDateString()

/** A to-do list of the suggestions; undefined without any. */
export function toQuickTaskList(suggestions: string[], now = new Date()): NoteContent | undefined {
  if (suggestions.length === 0) return undefined
  const items = suggestions.map((text) => ({ text, done: false }))
  return { title: `Quick Tasks - ${formatDate(now)}`, content: '', is_todo: true, items }
}

const BLANK_PARAGRAPH = '<p></p>'

/** A text of the suggestions, a bullet line each, and a separator behind which it goes on; undefined without any. */
export function createQuickNote(suggestions: string[], now = new Date()): NoteContent | undefined {
  if (suggestions.length === 0) return undefined
  const lines = suggestions.map((text) => `<p>• ${escapeHtmlText(text)}</p>`)
  const content = [...lines, '<p>---</p>', ''].join(BLANK_PARAGRAPH)
  return { title: `Quick Notes - ${formatDate(now)}`, content, is_todo: false, items: [] }
}
