import { getDisplayTitle, type NoteContent } from './note'
import { elementText, isListElement, listTopLevelBlocks, type NoteElement, parseNoteTree, toOneLine } from './note-tree'

/** A note as Markdown (GitHub's dialect): boxes become the items of a task list. */
export function noteToMarkdown(note: NoteContent) {
  const body = note.is_todo
    ? note.items.map(({ text, done }) => `- [${done ? 'x' : ' '}] ${line(escaped(toOneLine(text)))}`).join('\n')
    : blocks(listTopLevelBlocks(parseNoteTree(note.content)))
  return [`# ${escaped(getDisplayTitle(note))}`, body].filter(Boolean).join('\n\n').concat('\n')
}

function blocks(elements: NoteElement[]) {
  const written = elements.map((element) => ({ text: block(element), isTask: isTask(element) }))
  return written
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, isTask }, at, all) => (at === 0 ? '' : isTask && all[at - 1]?.isTask ? '\n' : '\n\n') + text)
    .join('')
}

function isTask(element: NoteElement) {
  return element.tag === 'p' && /^[☐☑]/.test(elementText(element))
}

function block(element: NoteElement): string {
  if (element.tag === 'pre') return fenced(elementText(element))
  if (isListElement(element)) return list(element)
  if (element.tag === 'p') return isTask(element) ? `- ${asTask(lines(element))}` : lines(element)
  return `${'#'.repeat(Number(element.tag[1]) || 1)} ${inline(element).replaceAll('\n', ' ')}`
}

function list({ tag, children }: NoteElement) {
  const items = children.filter((child) => typeof child !== 'string')
  return items.map((item, index) => listItem(item, tag === 'ol' ? `${index + 1}. ` : '- ')).join('\n')
}

function listItem(item: NoteElement, sign: string) {
  const [first, ...rest] = listTopLevelBlocks(item)
  const lead = first?.tag === 'p' ? asTask(lines(first)) : first ? block(first) : ''
  const others = rest.map((element) => (isListElement(element) ? '\n' : '\n\n') + block(element))
  return sign + (lead + others.join('')).replaceAll('\n', `\n${' '.repeat(sign.length)}`).replace(/^ +$/gm, '')
}

function asTask(text: string) {
  return text.replace(/^([☐☑]) ?/, (_box, box) => `[${box === '☑' ? 'x' : ' '}] `)
}

/** The words of a paragraph; what would begin a heading or a list does not. */
function lines(element: NoteElement) {
  return inline(element).split('\n').map(line).join('  \n')
}

const line = (text: string) => text.replace(/^(\s*)([#+>=-]|\d+(?=[.)]))/, startEscaped)

function startEscaped(_start: string, indent: string, sign: string) {
  return /\d/.test(sign) ? `${indent}${sign}\\` : `${indent}\\${sign}`
}

const signs: Record<string, string> = { strong: '**', em: '*' }

function inline({ tag, children }: NoteElement): string {
  const words = children.map((child) => (typeof child === 'string' ? escaped(child) : piece(child))).join('')
  return signs[tag] ? around(words, signs[tag]) : words
}

function piece(element: NoteElement) {
  if (element.tag === 'br') return '\n'
  return element.tag === 'code' ? codeSpan(elementText(element)) : inline(element)
}

/** Signs stand close to the words: spaces move outside. */
function around(words: string, sign: string) {
  const inner = words.trim()
  return inner === '' ? words : words.replace(inner, () => `${sign}${inner}${sign}`)
}

function codeSpan(code: string) {
  const fence = '`'.repeat(longestRun(code) + 1)
  const space = /^`|`$|^ .* $/.test(code) ? ' ' : ''
  return code === '' ? '' : `${fence}${space}${code}${space}${fence}`
}

function fenced(code: string) {
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1))
  return `${fence}\n${code.replace(/\n$/, '')}\n${fence}`
}

function longestRun(code: string) {
  return Math.max(0, ...(code.match(/`+/g) ?? []).map((run) => run.length))
}

/** Signs of Markdown that were typed as themselves. */
function escaped(text: string) {
  return text.replace(/[\\`*[\]<&~]/g, '\\$&').replace(/(?<!\w)_|_(?!\w)/g, '\\_')
}
