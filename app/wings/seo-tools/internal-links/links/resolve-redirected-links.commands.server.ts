import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors/errors'
import { toCanonicalPath } from '~/platform/page-cache/public-page-address.server'
import { decodeEntities, escapeHtml } from '~/rich-text/entities'
import { EntryModified } from '~/wings/publishing/writing/if-unmodified.commands.server'
import { replacePublishedTexts } from '~/wings/publishing/writing/replace-published-texts.commands.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { bindPageLinks } from '~/wings/web/pages/page-links.queries.server'
import { probePath } from '~/wings/web/redirects/probe-path.server'
import { editLinkHrefs, type LinkEdit, undoLinkEdits } from '../engine/placing/edit-links'
import { linkableTypes } from '../linkable-types.server'
import type { PageRevision } from '../place-links-in-page.commands.server'
import { findPublicPageTexts } from '../public-page-texts.queries.server'

export interface ResolvedLinks extends PageRevision {
  edits: (LinkEdit & { text: number })[]
}

/** A link as the register knows it: the page with it, and the address of this site that it names. */
export interface RedirectedLink {
  fromPage: string
  path: string
}

/** The link is not in the text: a block, a template or a product draws it. */
export class LinkIsNotInText extends DomainError {
  constructor() {
    super('This link is not in the page’s content. Change it in the editor.')
  }
}

/**
 * Writes into the text of a page where its links to an address lead in the end. Answers what `undoResolvedLinks` needs.
 * @throws LinkIsNotInText, EntryModified, DomainError when the address leads nowhere else
 */
export async function resolveRedirectedLinks(
  db: Database,
  by: Actor,
  { fromPage, path }: RedirectedLink,
  origin: string,
): Promise<ResolvedLinks> {
  const [page] = await findPublicPageTexts(db, [fromPage])
  if (!page) throw new EntryModified('is no longer public')
  const { redirectsTo } = await probePath(db, path)
  if (!redirectsTo) throw new DomainError(`${path} no longer redirects.`)
  const target = await toStoredHref(db, redirectsTo)
  const edits: ResolvedLinks['edits'] = []
  const straight = (written: string) => {
    const address = decodeEntities(written)
    if (localPath(address, origin) !== path) return undefined
    const [fragment = ''] = /#.*$/s.exec(address) ?? []
    return target.includes('#') ? target : target + escapeHtml(fragment)
  }
  const change = (texts: string[]) =>
    texts.map((html, text) => {
      const edited = editLinkHrefs(html, straight)
      edits.push(...edited.edits.map((edit) => ({ ...edit, text })))
      return edited.html
    })
  const { kind } = linkableTypes[page.kind]
  const revision = await replacePublishedTexts(db, kind, by, page, { change, action: 'links-led-straight' })
  if (edits.length === 0) throw new LinkIsNotInText()
  return { id: page.id, kind: page.kind, revision, edits }
}

/** Gives the texts back as they were, while nobody has changed them since. @throws EntryModified */
export function undoResolvedLinks(db: Database, by: Actor, { edits, ...page }: ResolvedLinks) {
  const { kind } = linkableTypes[page.kind]
  const change = (texts: string[]) =>
    texts.map((html, text) => {
      const before = undoLinkEdits(
        html,
        edits.filter((edit) => edit.text === text),
      )
      if (before === undefined) throw new EntryModified('has changed since then')
      return before
    })
  return replacePublishedTexts(db, kind, by, page, { change, action: 'links-led-back' })
}

/** An address as texts hold it: a page by its id, what HTML needs escaped. */
async function toStoredHref(db: Database, address: string) {
  const { html } = await bindPageLinks(db, `<a href="${escapeHtml(address).replaceAll('"', '&quot;')}">`)
  return html.slice('<a href="'.length, -'">'.length)
}

function localPath(address: string, origin: string) {
  const url = /^(\/(?!\/)|https?:)/.test(address) ? URL.parse(address, origin) : null
  return url?.origin === origin ? toCanonicalPath(url.pathname) : undefined
}
