import type sanitizeHtml from 'sanitize-html'
import { cleanHtml, cleanHtmlToText } from '~/rich-text/clean-html.server'
import type { NoteContent } from './note'

/** The rich-text rule of the specification: these tags, and of attributes only `class`. */
const rule: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'code', 'pre'],
  allowedAttributes: { '*': ['class'] },
  transformTags: { b: 'strong', i: 'em' },
  disallowedTagsMode: 'discard',
  nestingLimit: 60,
}

/**
 * What may be stored of a note. Texts that are no HTML (the title, the items of a list) keep every character and are
 * escaped where they are shown. @throws TooManyTags
 */
export function sanitizeNote<Content extends NoteContent>(note: Content): Content {
  return { ...note, title: oneLine(note.title), content: cleanHtml(note.content, rule) }
}

/** Titles stand in subjects of mails and in tabs. Nothing is trimmed: a space may be typed before its word. */
const oneLine = (text: string) => text.replace(/\p{Cc}/gu, ' ')

/** What the search looks through: in small letters, because comparing without regard to case takes ten times as long. */
export function buildSearchText({ title, content, items }: NoteContent) {
  return [title, cleanHtmlToText(content), ...items.map(({ text }) => text)].filter(Boolean).join('\n').toLowerCase()
}
