import { Fragment, type ResolvedPos, Slice } from '@tiptap/pm/model'
import { storableText } from '~/platform/storable-text'
import { withBoxes } from '../checkboxes/boxes'

/** Plain text as it is: each line a paragraph, empty ones too, spaces and all. */
export function plainLines(text: string, $context: ResolvedPos) {
  const { schema } = $context.doc.type
  const { paragraph } = schema.nodes
  const marks = $context.marks()
  const lines = storableText(text)
    .replace(/\n$/, '')
    .split(/\r\n?|\n/)
  const paragraphs = lines.map((line) => {
    const words = withBoxes(line)
    return paragraph?.create(null, words === '' ? null : schema.text(words, marks))
  })
  return new Slice(Fragment.from(paragraphs.filter((node) => node !== undefined)), 1, 1)
}
