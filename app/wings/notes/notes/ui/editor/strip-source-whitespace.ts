/** Takes out of a note's HTML what is only the layout of its source, so that each space left in it is one that was typed. */
export function stripSourceWhitespace(root: Element) {
  for (const code of root.querySelectorAll('pre')) removeTrailingLineBreak(code)
  for (const text of listTextNodes(root)) {
    if (!text.parentElement?.closest('pre')) text.data = typedText(text)
  }
}

/** Written code ends with a line break that is not a line of its own. */
function removeTrailingLineBreak(code: Element) {
  const last = listTextNodes(code).at(-1)
  if (last?.data.endsWith('\n')) last.data = last.data.slice(0, -1)
}

function typedText(text: Text) {
  const isBetween = isBlock(text.previousSibling) || isBlock(text.nextSibling) || isList(text.parentElement)
  if (isBetween && text.data.trim() === '') return ''
  if (!text.data.includes('\n')) return text.data
  let joined = text.data.replace(/(?<![ \t\f])[ \t\f]*\n[ \t\n\f]*/g, '\n')
  if (isBorder(text.previousSibling)) joined = joined.replace(/^\n/, '')
  if (isBorder(text.nextSibling)) joined = joined.replace(/\n$/, '')
  return joined.replaceAll('\n', ' ')
}

const isList = (node: Node | null) => /^(UL|OL)$/.test(node?.nodeName ?? '')
const isBlock = (node: Node | null) => /^(P|UL|OL|LI|H\d|PRE|DIV)$/.test(node?.nodeName ?? '')
const isBorder = (node: Node | null) => node === null || node.nodeName === 'BR' || isBlock(node)

function listTextNodes(root: Element) {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) found.push(walker.currentNode as Text)
  return found
}
