/** A checkbox in a note is one of these characters in its text. */
export const EMPTY_BOX = '☐'
export const TICKED_BOX = '☑'

export function isBox(text: string) {
  return text === EMPTY_BOX || text === TICKED_BOX
}

export function otherBox(box: string) {
  return box === EMPTY_BOX ? TICKED_BOX : EMPTY_BOX
}

/** The box that "[ ]" or "[x]" at the end of a text stands for, and how many characters it takes the place of. */
export function boxTypedAtEnd(text: string) {
  const typed = /\[([ x])\]$/i.exec(text)
  return typed && { box: boxOf(typed[1] ?? ''), length: typed[0].length }
}

/** The same at the beginning of pasted lines, also behind the mark of a list: "- [x] Bread". */
export function withBoxes(line: string) {
  return line.replace(/^(\s*)(?:[-*+] )?\[([ x])\](?=\s|$)/i, (_typed, indent, sign) => `${indent}${boxOf(sign)}`)
}

function boxOf(sign: string) {
  return sign === ' ' ? EMPTY_BOX : TICKED_BOX
}

/** The box that a line starts with, and the space after it; empty when it starts with none. */
export function boxAtStart(line: string) {
  return /^[☐☑] ?/.exec(line)?.[0] ?? ''
}
