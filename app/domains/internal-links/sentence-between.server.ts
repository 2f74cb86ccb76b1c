import type { Database } from '~/platform/database/database.server'
import type { Quote } from './engine/placing/page-plan'
import type { KnownPage } from './engine/suggesting/known-page'
import { PageIndex } from './engine/suggesting/page-index'
import { suggestInbound } from './engine/suggesting/suggest'
import { findSiteTexts, type SiteTexts } from './site-texts.server'

/** A page of the site; `id` is that of its post, product or landing page, where it has one. */
interface LinkedPage {
  id: string | null
  path: string
  title: string
}

/** A sentence, the words in it that would become the link, and why. */
export interface SentenceBetween extends Quote {
  reason: string
}

// everything is looked at, also what a list of suggestions would leave out
const settings = { leavesFirstSentence: false, leavesTwoWayLinks: false }

/**
 * The sentence in the stored texts of one page that speaks most of another one; null when none does, when the page has no
 * stored text, or links there already.
 */
export async function findSentenceBetween(
  db: Database,
  from: LinkedPage,
  to: LinkedPage,
): Promise<SentenceBetween | null> {
  const texts = await findSiteTexts(
    db,
    [from.id, to.id].filter((id) => id !== null),
  )
  const source = texts.find(({ id }) => id === from.id)
  if (!source) return null
  const target = knownPage(texts.find(({ id }) => id === to.id) ?? withoutTexts(to))
  const known = knownPage(source)
  const index = new PageIndex([known, target])
  const [suggestion] = suggestInbound({ index, settings }, target.id, [known])
  return suggestion ? { ...suggestion.quote, reason: suggestion.reason } : null
}

type WithTexts = Pick<SiteTexts, 'id' | 'kind' | 'path' | 'title' | 'categories' | 'texts'>

function withoutTexts({ id, path, title }: LinkedPage): WithTexts {
  return { id: id ?? path, kind: 'post', path, title, categories: [], texts: [] }
}

function knownPage(page: WithTexts): KnownPage {
  return { ...page, keywords: [], isPillar: false, isPublic: true }
}
