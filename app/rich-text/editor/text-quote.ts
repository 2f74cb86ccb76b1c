import type { Node } from '@tiptap/pm/model'

/** Words in a sentence of the text, as it reads: spaces, line breaks and pictures are all alike. */
export interface TextQuote {
  sentence: string
  /** Which of its characters. */
  start: number
  end: number
}

const normalizeWhitespace = (text: string) => text.replace(/[\s\ufffc]/g, ' ')

/** Where words stand in a document, at the first place where they may become a link; undefined when there is none. */
export function findTextQuote(doc: Node, { sentence, start, end }: TextQuote) {
  const quoted = normalizeWhitespace(sentence)
  let found: { from: number; to: number } | undefined
  doc.descendants((node, at) => {
    if (found || !node.isTextblock) return !found
    const text = normalizeWhitespace(node.textBetween(0, node.content.size, undefined, '\ufffc'))
    for (let place = text.indexOf(quoted); quoted && !found && place >= 0; place = text.indexOf(quoted, place + 1)) {
      const range = { from: at + 1 + place + start, to: at + 1 + place + end }
      if (canBeLinked(doc, node, range)) found = range
    }
    return false
  })
  return found
}

function canBeLinked(doc: Node, block: Node, { from, to }: { from: number; to: number }) {
  const { link, code } = block.type.schema.marks
  if (!link || from >= to || block.type.spec.code) return false
  return !doc.rangeHasMark(from, to, link) && !(code && doc.rangeHasMark(from, to, code))
}
