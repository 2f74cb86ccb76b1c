import { decodeEntities } from '~/rich-text/entities'

export interface NoteElement {
  tag: string
  children: (NoteElement | string)[]
}

const token = /<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])[^<>]*>|[^<]+|</gi

/** The elements of a note's HTML, which is in the one notation that the cleaning gives it. Classes are left out. */
export function parseNoteTree(html: string): NoteElement {
  const root: NoteElement = { tag: 'note', children: [] }
  const open = [root]
  for (const [words, slash, tag] of html.matchAll(token)) {
    const parent = open.at(-1) ?? root
    if (!tag) parent.children.push(decodeEntities(words))
    else if (slash) close(open, tag.toLowerCase())
    else {
      const element = { tag: tag.toLowerCase(), children: [] }
      parent.children.push(element)
      if (element.tag !== 'br') open.push(element)
    }
  }
  return root
}

function close(open: NoteElement[], tag: string) {
  const at = open.findLastIndex((element) => element.tag === tag)
  if (at > 0) open.length = at
}

/** The words of an element; a line break is one. */
export function elementText({ tag, children }: NoteElement): string {
  return tag === 'br'
    ? '\n'
    : children.map((child) => (typeof child === 'string' ? child : elementText(child))).join('')
}

/** An item is a line: what a program put into it is not several. */
export const toOneLine = (text: string) => text.replace(/[\r\n\u2028\u2029]+/g, ' ')

export function isListElement({ tag }: NoteElement) {
  return tag === 'ul' || tag === 'ol'
}

function isBlock(child: NoteElement | string): child is NoteElement {
  return typeof child !== 'string' && /^(p|ul|ol|li|pre|h\d)$/.test(child.tag)
}

/** Words that stand between blocks count as a block of their own. */
export function listTopLevelBlocks({ children }: NoteElement): NoteElement[] {
  const blocks: NoteElement[] = []
  let loose: NoteElement | undefined
  for (const child of children) {
    if (isBlock(child)) {
      blocks.push(child)
      loose = undefined
    } else if (loose) loose.children.push(child)
    else if (typeof child !== 'string' || child.trim() !== '') {
      loose = { tag: 'p', children: [child] }
      blocks.push(loose)
    }
  }
  return blocks
}
