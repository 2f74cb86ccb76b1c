import type { NoteContent } from '../note'
import { escapeText } from './answer-as-html'

const dateOf = (now: Date) => now.toLocaleDateString()

/** A to-do list of the suggestions; undefined without any. */
export function quickTasks(suggestions: string[], now = new Date()): NoteContent | undefined {
  if (suggestions.length === 0) return undefined
  const items = suggestions.map((text) => ({ text, done: false }))
  return { title: `Quick Tasks - ${dateOf(now)}`, content: '', is_todo: true, items }
}

const BLANK = '<p></p>'

/** A text of the suggestions, a bullet line each, and a separator behind which it goes on; undefined without any. */
export function quickNotes(suggestions: string[], now = new Date()): NoteContent | undefined {
  if (suggestions.length === 0) return undefined
  const lines = suggestions.map((text) => `<p>• ${escapeText(text)}</p>`)
  const content = [...lines, '<p>---</p>', ''].join(BLANK)
  return { title: `Quick Notes - ${dateOf(now)}`, content, is_todo: false, items: [] }
}
