import createParser, { type MarkdownIt } from 'markdown-it'
import { DomainError } from '../errors/errors'
import { bareLinks } from './bare-links'
import { nestingLimits } from './nesting-limits'
import { referenceLimit } from './reference-limit'
import { singleOrDoubleStrikethrough } from './strikethrough'
import { tables } from './tables'
import { taskListItems } from './task-list-items'

export type MarkdownPlugin = (markdown: MarkdownIt) => void

// in characters; what is longer is no article, and each character may take a hundred bytes while it is read
const MAX_MARKDOWN_LENGTH = 4 * 1024 * 1024

export class MarkdownTooLong extends DomainError {
  constructor() {
    super('This text is too long: it has more than 4 million characters.', 422)
  }
}

export interface ConvertedMarkdown {
  /** Holds whatever tags and addresses the text has: it still has to be cleaned. */
  html: string
  /** Parts were nested so deeply, or repeated so much, that they stand in it as plain text. */
  hasPlainParts: boolean
}

/**
 * Reads GitHub's dialect of Markdown. The time it takes grows with the length of a text, whatever the text is; all of its
 * words are in the HTML. `breaks`: the end of a line is one. A plugin changes the parser or what it renders. The
 * function throws MarkdownTooLong.
 */
export function createMarkdownConverter({ breaks = false, plugins = [] as MarkdownPlugin[] } = {}) {
  const markdown = createParser({ html: true, breaks })
  // cleaning decides which addresses may stay
  markdown.validateLink = () => true
  markdown.normalizeLink = encodeAddress
  for (const plugin of [...dialect, ...plugins]) plugin(markdown)
  return (text: string): ConvertedMarkdown => {
    const env = { hasPlainParts: false }
    if (text.length > MAX_MARKDOWN_LENGTH) throw new MarkdownTooLong()
    const html = markdown.render(text, env)
    return { html, hasPlainParts: env.hasPlainParts }
  }
}

const dialect = [tables, nestingLimits, referenceLimit, bareLinks, singleOrDoubleStrikethrough, taskListItems]

/** An address as browsers take it; what is encoded already stays as it is. */
function encodeAddress(address: string) {
  return encodeURI(address.toWellFormed()).replaceAll('%25', '%')
}
