import { getSchema } from '@tiptap/core'
import { type Node as Document, DOMParser as DocumentParser, type Schema } from '@tiptap/pm/model'
import { noteExtensions } from './note-extensions'
import { keepAllClasses, sanitizeNoteDom } from './sanitize-note-dom'
import { stripSourceWhitespace } from './strip-source-whitespace'

let known: Schema | undefined

/** The document that a note's HTML stands for. The HTML is parsed apart from the page, so nothing in it runs or loads. */
export function parseNoteHtml(html: string, schema?: Schema): Document {
  known ??= schema ?? getSchema(noteExtensions)
  const { body } = new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html')
  sanitizeNoteDom(body, keepAllClasses)
  stripSourceWhitespace(body)
  // the editor stores each space that was typed as one
  return DocumentParser.fromSchema(schema ?? known).parse(body, { preserveWhitespace: true })
}
