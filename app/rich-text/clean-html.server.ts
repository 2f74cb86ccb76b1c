import sanitizeHtml from 'sanitize-html'
import { DomainError } from '~/platform/errors/errors'
import { parseEmbedUrl } from './embed'
import { decodeEntities } from './entities'
import {
  allowedAttributes,
  allowedSchemes,
  allowedTags,
  EMBED_CLASS,
  NEW_TAB_TARGET,
  tagReplacements,
} from './html-allowlist'
import { hasTooManyTags } from './too-many-tags'

// what editors take holds at most two hundred, as far as can be told without reading it
const MAX_OPEN_TAGS = 250

/** HTML that nobody writes, and that would keep everybody else waiting. */
export class TooManyTags extends DomainError {
  constructor() {
    super('This text has too many HTML tags, or they are nested too deeply.', 422)
  }
}

/** Every cleaning goes this way: what takes long is refused while it is read. @throws TooManyTags */
export function cleanHtml(html: string, rule: sanitizeHtml.IOptions) {
  if (hasTooManyTags(html)) throw new TooManyTags()
  let open = 0
  const onOpenTag = () => {
    if (++open > MAX_OPEN_TAGS) throw new TooManyTags()
  }
  return sanitizeHtml(html, { ...rule, onOpenTag, onCloseTag: () => void open-- })
}

const articleOptions: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes,
  allowedClasses: { '*': ['footnotes', 'sr-only', 'language-*'], figure: [EMBED_CLASS] },
  allowedSchemes,
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: { ...tagReplacements, a: restrictLinkTarget, figure: stripUnknownEmbed, img: stripExternalSrcset },
  nestingLimit: 60,
}

/** A link opens where it is or in a new tab, never in a window or frame that somebody named. */
function restrictLinkTarget(tagName: string, attribs: sanitizeHtml.Attributes) {
  if (attribs.target === undefined || attribs.target === NEW_TAB_TARGET) return { tagName, attribs }
  const { target: _other, ...rest } = attribs
  return { tagName, attribs: rest }
}

/** A frame is offered for addresses of known providers only; any other figure is a plain one. */
function stripUnknownEmbed(tagName: string, attribs: sanitizeHtml.Attributes) {
  if (parseEmbedUrl(attribs['data-embed-url'] ?? '')) return { tagName, attribs }
  const { 'data-embed-url': _unknown, class: _classes, ...rest } = attribs
  return { tagName, attribs: rest }
}

const librarySrcsetPattern = /^\/media\/[\w.-]+ \d+[wx](, ?\/media\/[\w.-]+ \d+[wx])*$/

/** The widths of a picture are files of our own library, or none are named. */
function stripExternalSrcset(tagName: string, attribs: sanitizeHtml.Attributes) {
  if (librarySrcsetPattern.test(attribs.srcset ?? '')) return { tagName, attribs }
  const { srcset: _foreign, ...rest } = attribs
  return { tagName, attribs: rest }
}

/** Keeps what an article is made of and drops the rest: scripts, styles, handlers, foreign addresses. Takes and returns HTML. @throws TooManyTags */
export function cleanArticle(html: string) {
  return cleanHtml(html, articleOptions)
}

// pictures that are to be brought into the library may have any address until then
const externalArticleOptions: sanitizeHtml.IOptions = {
  ...articleOptions,
  allowedSchemesByTag: { img: ['https', 'http', 'data'] },
  allowProtocolRelative: true,
}

/** As `cleanArticle`, but pictures keep their addresses: for what comes from another site and is cleaned again later. */
export function cleanExternalArticle(html: string) {
  return cleanHtml(html, externalArticleOptions)
}

/** The words of clean HTML, without its marks. */
export function cleanHtmlToText(html: string) {
  return decodeEntities(html.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
}
