import { linkedPages } from '~/domains/pages/links.server'
import type { Database } from '~/platform/database/database.server'
import type { Quote } from './engine/placing/page-plan'
import type { KnownPage } from './engine/suggesting/known-page'
import { PageIndex } from './engine/suggesting/page-index'
import { suggestInbound } from './engine/suggesting/suggest'
import { findSiteTexts, type SiteTexts } from './site-texts.server'
import { choose } from './suggesting/choose'
import type { ChosenSuggestion } from './suggesting/chosen-suggestion'

/** A page of the site; `id` is that of its post, product or landing page, where it has one. */
interface LinkedPage {
  id: string | null
  path: string
  title: string
}

/** A sentence, the words in it that would become the link, and why. */
export interface SentenceBetween extends Quote {
  reason: string
  /** What the acceptance of suggestions takes to make the link; null: the page waits to be published again, or the other has no id. */
  acceptable: ChosenSuggestion | null
}

// everything is looked at, also what a list of suggestions would leave out
const settings = { leavesFirstSentence: false, leavesTwoWayLinks: false }

/**
 * The sentence in the stored texts of one page that speaks most of another one; null when none does, or when the page has
 * no stored text. `linked`: its text links there already, also when its page has not been read since.
 */
export async function findSentenceBetween(
  db: Database,
  from: LinkedPage,
  to: LinkedPage,
): Promise<SentenceBetween | 'linked' | null> {
  const ids = [from.id, to.id].filter((id) => id !== null)
  const texts = await findSiteTexts(db, ids)
  const source = texts.find(({ id }) => id === from.id)
  if (!source) return null
  if (to.id && source.texts.flatMap(linkedPages).includes(to.id)) return 'linked'
  const target = knownPage(texts.find(({ id }) => id === to.id) ?? withoutTexts(to))
  const known = knownPage(source)
  const index = new PageIndex([known, target])
  const [suggestion] = suggestInbound({ index, settings }, target.id, [known])
  if (!suggestion) return null
  const isAcceptable = to.id !== null && !source.hasUnpublishedChanges
  return { ...suggestion.quote, reason: suggestion.reason, acceptable: isAcceptable ? choose(suggestion) : null }
}

type WithTexts = Pick<SiteTexts, 'id' | 'kind' | 'path' | 'title' | 'categories' | 'texts'>

function withoutTexts({ id, path, title }: LinkedPage): WithTexts {
  return { id: id ?? path, kind: 'post', path, title, categories: [], texts: [] }
}

function knownPage(page: WithTexts): KnownPage {
  return { ...page, keywords: [], isPillar: false, isPublic: true }
}
