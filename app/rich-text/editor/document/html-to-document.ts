import { getSchema, type JSONContent } from '@tiptap/core'
import { DOMParser as DocumentParser, type Schema } from '@tiptap/pm/model'
import { documentExtensions } from './document-extensions'
import { prepareHtmlForEditor } from './prepare-html-for-editor'

let cachedSchema: Schema | undefined

/** The document that a text's HTML stands for. The HTML is parsed apart from the page, so nothing in it runs or loads. */
export function htmlToDocument(html: string, schema?: Schema): JSONContent {
  const body = new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html').body
  prepareHtmlForEditor(body)
  cachedSchema ??= schema ?? getSchema(documentExtensions)
  return DocumentParser.fromSchema(schema ?? cachedSchema)
    .parse(body)
    .toJSON()
}
