import sanitizeHtml from 'sanitize-html'
import { DomainError } from '~/platform/errors'
import { allowedAttributes, allowedSchemes, allowedTags, EMBED_CLASS, modernTags, NEW_TAB } from './allowed'
import { embedOf } from './embed'
import { decodeEntities } from './entities'
import { hasTooManyMarks } from './marks'

// what editors take holds at most two hundred, as far as can be told without reading it
const MOST_OPEN = 250

/** HTML that nobody writes, and that would keep everybody else waiting. */
export class TooManyTags extends DomainError {
  constructor() {
    super('This text has too many tags, or too many inside one another.', 422)
  }
}

/** Every cleaning goes this way: what takes long is refused while it is read. @throws TooManyTags */
export function cleanHtml(html: string, rule: sanitizeHtml.IOptions) {
  if (hasTooManyMarks(html)) throw new TooManyTags()
  let open = 0
  const onOpenTag = () => {
    if (++open > MOST_OPEN) throw new TooManyTags()
  }
  return sanitizeHtml(html, { ...rule, onOpenTag, onCloseTag: () => void open-- })
}

const allowed: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes,
  allowedClasses: { '*': ['footnotes', 'sr-only', 'language-*'], figure: [EMBED_CLASS] },
  allowedSchemes,
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: { ...modernTags, a: onlyNewTabs, figure: onlyKnownEmbeds, img: onlyOwnSources },
  nestingLimit: 60,
}

/** A link opens where it is or in a new tab, never in a window or frame that somebody named. */
function onlyNewTabs(tagName: string, attribs: sanitizeHtml.Attributes) {
  if (attribs.target === undefined || attribs.target === NEW_TAB) return { tagName, attribs }
  const { target: _other, ...rest } = attribs
  return { tagName, attribs: rest }
}

/** A frame is offered for addresses of known providers only; any other figure is a plain one. */
function onlyKnownEmbeds(tagName: string, attribs: sanitizeHtml.Attributes) {
  if (embedOf(attribs['data-embed-url'] ?? '')) return { tagName, attribs }
  const { 'data-embed-url': _unknown, class: _classes, ...rest } = attribs
  return { tagName, attribs: rest }
}

const ownSources = /^\/media\/[\w.-]+ \d+[wx](, ?\/media\/[\w.-]+ \d+[wx])*$/

/** The widths of a picture are files of our own library, or none are named. */
function onlyOwnSources(tagName: string, attribs: sanitizeHtml.Attributes) {
  if (ownSources.test(attribs.srcset ?? '')) return { tagName, attribs }
  const { srcset: _foreign, ...rest } = attribs
  return { tagName, attribs: rest }
}

/** Keeps what an article is made of and drops the rest: scripts, styles, handlers, foreign addresses. Takes and returns HTML. @throws TooManyTags */
export function cleanArticle(html: string) {
  return cleanHtml(html, allowed)
}

// pictures that are to be brought into the library may have any address until then
const foreign: sanitizeHtml.IOptions = {
  ...allowed,
  allowedSchemesByTag: { img: ['https', 'http', 'data'] },
  allowProtocolRelative: true,
}

/** As `cleanArticle`, but pictures keep their addresses: for what comes from another site and is cleaned again later. */
export function cleanForeignArticle(html: string) {
  return cleanHtml(html, foreign)
}

/** The words of clean HTML, without its marks. */
export function textOf(html: string) {
  return decodeEntities(html.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
}
