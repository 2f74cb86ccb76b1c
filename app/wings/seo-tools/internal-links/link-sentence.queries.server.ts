import type { Database } from '~/platform/database/database.server'
import { extractLinkedPageIds } from '~/wings/web/pages/page-links.queries.server'
import type { Quote } from './engine/placing/page-plan'
import type { LinkablePage } from './engine/suggestions/linkable-page'
import { PageIndex } from './engine/suggestions/page-index'
import { suggestInbound } from './engine/suggestions/suggest-links'
import { findPublicPageTexts, type PublicPageTexts } from './public-page-texts.queries.server'
import type { AcceptedSuggestion } from './suggestions/suggestion-forms'
import { toAcceptedSuggestion } from './suggestions/to-accepted-suggestion'

/** A page of the site; `id` is that of its post, product or landing page, where it has one. */
interface LinkEndpoint {
  id: string | null
  path: string
  title: string
}

/** A sentence, the words in it that would become the link, and why. */
export interface LinkSentence extends Quote {
  reason: string
  /** What the acceptance of suggestions takes to make the link; null: the page waits to be published again, or the other has no id. */
  suggestion: AcceptedSuggestion | null
}

// everything is looked at, also what a list of suggestions would leave out
const settings = { leavesFirstSentence: false, leavesTwoWayLinks: false }

/**
 * The sentence in the stored texts of one page that speaks most of another one; null when none does, or when the page has
 * no stored text. `linked`: its text links there already, also when its page has not been read since.
 */
export async function findLinkSentence(
  db: Database,
  from: LinkEndpoint,
  to: LinkEndpoint,
): Promise<LinkSentence | 'linked' | null> {
  const ids = [from.id, to.id].filter((id) => id !== null)
  const texts = await findPublicPageTexts(db, ids)
  const source = texts.find(({ id }) => id === from.id)
  if (!source) return null
  if (to.id && source.texts.flatMap(extractLinkedPageIds).includes(to.id)) return 'linked'
  const target = toLinkablePage(texts.find(({ id }) => id === to.id) ?? toPageWithoutTexts(to))
  const known = toLinkablePage(source)
  const index = new PageIndex([known, target])
  const [suggestion] = suggestInbound({ index, settings }, target.id, [known])
  if (!suggestion) return null
  const isAcceptable = to.id !== null && !source.hasUnpublishedChanges
  return {
    ...suggestion.quote,
    reason: suggestion.reason,
    suggestion: isAcceptable ? toAcceptedSuggestion(suggestion) : null,
  }
}

type PageWithTexts = Pick<PublicPageTexts, 'id' | 'kind' | 'path' | 'title' | 'categories' | 'texts'>

function toPageWithoutTexts({ id, path, title }: LinkEndpoint): PageWithTexts {
  return { id: id ?? path, kind: 'post', path, title, categories: [], texts: [] }
}

function toLinkablePage(page: PageWithTexts): LinkablePage {
  return { ...page, keywords: [], isPillar: false, isPublic: true }
}
