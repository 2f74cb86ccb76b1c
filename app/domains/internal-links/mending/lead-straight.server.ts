import type { Actor } from '~/domains/audit/actor'
import { bindLinks } from '~/domains/pages/links.server'
import { whatAnswers } from '~/domains/redirects/what-answers.server'
import { changePublishedTexts } from '~/domains/writing/published-texts.commands.server'
import { PieceWasTouched } from '~/domains/writing/untouched-piece.server'
import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors'
import { plainPath } from '~/platform/page-cache/public-address.server'
import { decodeEntities, escapeText } from '~/rich-text/entities'
import { findSiteTexts } from '../site-texts.server'
import { linkedKinds } from '../texts/linked-kinds.server'
import type { PageAt } from '../texts/place-in-page.server'
import { editLinks, type LinkEdit, undoEdits } from './link-edits'

export interface MendedPage extends PageAt {
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
    super('This link does not stand in the text of its page: change it in the editor.')
  }
}

/**
 * Writes into the text of a page where its links to an address lead in the end. Answers what `leadBack` needs.
 * @throws LinkIsNotInText, PieceWasTouched, DomainError when the address leads nowhere else
 */
export async function leadStraight(
  db: Database,
  by: Actor,
  { fromPage, path }: RedirectedLink,
  origin: string,
): Promise<MendedPage> {
  const [page] = await findSiteTexts(db, [fromPage])
  if (!page) throw new PieceWasTouched('is no longer public')
  const { leadsTo } = await whatAnswers(db, path)
  if (!leadsTo) throw new DomainError(`${path} leads nowhere else by now.`)
  const target = await storedAddress(db, leadsTo)
  const edits: MendedPage['edits'] = []
  const straight = (written: string) => {
    const address = decodeEntities(written)
    if (pathOf(address, origin) !== path) return undefined
    const [fragment = ''] = /#.*$/s.exec(address) ?? []
    return target.includes('#') ? target : target + escapeText(fragment)
  }
  const change = (texts: string[]) =>
    texts.map((html, text) => {
      const edited = editLinks(html, straight)
      edits.push(...edited.edits.map((edit) => ({ ...edit, text })))
      return edited.html
    })
  const { kind } = linkedKinds[page.kind]
  const revision = await changePublishedTexts(db, kind, by, page, { change, deed: 'links-led-straight' })
  if (edits.length === 0) throw new LinkIsNotInText()
  return { id: page.id, kind: page.kind, revision, edits }
}

/** Gives the texts back as they were, while nobody has changed them since. @throws PieceWasTouched */
export function leadBack(db: Database, by: Actor, { edits, ...page }: MendedPage) {
  const { kind } = linkedKinds[page.kind]
  const change = (texts: string[]) =>
    texts.map((html, text) => {
      const before = undoEdits(
        html,
        edits.filter((edit) => edit.text === text),
      )
      if (before === undefined) throw new PieceWasTouched('has another text by now')
      return before
    })
  return changePublishedTexts(db, kind, by, page, { change, deed: 'links-led-back' })
}

/** An address as texts hold it: a page by its id, what HTML needs escaped. */
async function storedAddress(db: Database, address: string) {
  const { html } = await bindLinks(db, `<a href="${escapeText(address).replaceAll('"', '&quot;')}">`)
  return html.slice('<a href="'.length, -'">'.length)
}

function pathOf(address: string, origin: string) {
  const url = /^(\/(?!\/)|https?:)/.test(address) ? URL.parse(address, origin) : null
  return url?.origin === origin ? plainPath(url.pathname) : undefined
}
