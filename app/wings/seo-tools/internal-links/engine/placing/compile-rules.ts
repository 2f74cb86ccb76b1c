import { type LinkRule, MAX_LINK_RULES } from '../../rules/link-rule'
import { KeywordIndex, type KeywordPattern } from '../text/keyword-index'
import type { WordComparison } from '../text/keyword-matcher'
import { parseKeyword } from '../text/parse-keyword'

// more could make each place of one word a question to all rules
const MAX_RULES_PER_KEYWORD = 20

/** All rules of a site, ready to be looked for. */
export interface CompiledRules {
  index: KeywordIndex
  /** By the numbers of the keywords in the index, the first to be asked first. */
  rulesByKeyword: LinkRule[][]
  /** Rules that cannot be used, and why, as a sentence. */
  refused: { ruleId: string; reason: string }[]
}

/** Takes rules in any order; those that are switched off are left out. The same rules give the same links. */
export function compileRules(rules: Iterable<LinkRule>): CompiledRules {
  const enabled = [...rules].filter(({ isEnabled }) => isEnabled).sort(compareRulePriority)
  const refused: CompiledRules['refused'] = []
  const keywords = new Map<string, { sought: KeywordPattern; rules: LinkRule[] }>()
  for (const [rank, rule] of enabled.entries()) {
    const reason = rank < MAX_LINK_RULES ? addRule(keywords, rule) : `Only the first ${MAX_LINK_RULES} rules are used.`
    if (reason) refused.push({ ruleId: rule.id, reason })
  }
  const known = [...keywords.values()]
  return {
    index: new KeywordIndex(known.map(({ sought }) => sought)),
    rulesByKeyword: known.map((keyword) => keyword.rules),
    refused,
  }
}

/** Which rule goes first: the one of the higher priority, and of two alike always the same one. */
export function compareRulePriority(a: LinkRule, b: LinkRule) {
  return b.priority - a.priority || (a.id < b.id ? -1 : 1)
}

function addRule(keywords: Map<string, { sought: KeywordPattern; rules: LinkRule[] }>, rule: LinkRule) {
  const read = parseKeyword(rule.keyword)
  if ('refusal' in read) return read.refusal
  const sought = { ...read, comparison: ruleComparison(rule), isCaseSensitive: rule.isCaseSensitive }
  const key = JSON.stringify([
    sought.comparison,
    sought.isCaseSensitive,
    read.parts.map((part) => matchSpelling(part, rule)),
  ])
  const known = keywords.get(key)
  if (!known) keywords.set(key, { sought, rules: [rule] })
  else if (known.rules.length < MAX_RULES_PER_KEYWORD) known.rules.push(rule)
  else return `${MAX_RULES_PER_KEYWORD} rules with a higher priority use this keyword.`
  return undefined
}

const matchSpelling = (part: string, { isCaseSensitive }: LinkRule) => (isCaseSensitive ? part : part.toLowerCase())

/** How a rule compares words. */
export function ruleComparison({ hasWordForms, isWholeWord }: LinkRule): WordComparison {
  if (hasWordForms) return 'form'
  return isWholeWord ? 'spelling' : 'letters'
}
