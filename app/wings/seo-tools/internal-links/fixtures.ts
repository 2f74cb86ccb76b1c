import type { PageTexts, PlacingSettings, SiteContext } from './engine/placing/page-plan'
import type { LinkRule } from './rules/link-rule'

const wholeSiteScope = { kinds: [], categories: [], include: [], exclude: [] }

/** A rule without limits that looks for whole words in any case. */
export function aRule(rule: Partial<LinkRule> = {}): LinkRule {
  const target = rule.toUrl ? null : 'target'
  return {
    id: 'rule',
    keyword: 'queue',
    toPage: target,
    toUrl: null,
    priority: 50,
    scope: wholeSiteScope,
    isEnabled: true,
    isCaseSensitive: false,
    isWholeWord: true,
    hasWordForms: false,
    maxPerPage: null,
    maxPerParagraph: null,
    maxPerTarget: null,
    isNofollow: false,
    opensNewTab: false,
    isFirstOnly: false,
    isOncePerTarget: false,
    ...rule,
  }
}

export function aPage(html: string, page: Partial<PageTexts> = {}): PageTexts {
  return { id: 'page', kind: 'post', path: '/blog/page', categories: [], texts: [html], ...page }
}

export const noLimits: PlacingSettings = { maxPerPage: null, maxPerParagraph: null, leavesFirstSentence: false }

export const allPublic: SiteContext = { isPublic: () => true }
