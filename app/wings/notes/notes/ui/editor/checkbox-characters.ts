/** A checkbox in a note is one of these characters in its text. */
export const UNCHECKED_BOX = '☐'
export const CHECKED_BOX = '☑'

export function isCheckbox(text: string) {
  return text === UNCHECKED_BOX || text === CHECKED_BOX
}

export function toggledCheckbox(box: string) {
  return box === UNCHECKED_BOX ? CHECKED_BOX : UNCHECKED_BOX
}

/** The box that "[ ]" or "[x]" at the end of a text stands for, and how many characters it takes the place of. */
export function matchTypedCheckbox(text: string) {
  const typed = /\[([ x])\]$/i.exec(text)
  return typed && { box: toCheckbox(typed[1] ?? ''), length: typed[0].length }
}

/** The same at the beginning of pasted lines, also behind the mark of a list: "- [x] Bread". */
export function convertMarkdownCheckbox(line: string) {
  return line.replace(/^(\s*)(?:[-*+] )?\[([ x])\](?=\s|$)/i, (_typed, indent, sign) => `${indent}${toCheckbox(sign)}`)
}

function toCheckbox(sign: string) {
  return sign === ' ' ? UNCHECKED_BOX : CHECKED_BOX
}

/** The box that a line starts with, and the space after it; empty when it starts with none. */
export function getLeadingCheckbox(line: string) {
  return /^[☐☑] ?/.exec(line)?.[0] ?? ''
}
