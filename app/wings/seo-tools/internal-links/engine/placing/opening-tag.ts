import { escapeHtml } from '~/rich-text/entities'
import { type LinkRule, ruleTarget } from '../../rules/link-rule'

/** The tag that begins a link of a rule, in the notation in which texts are stored. */
export function openingTag(rule: Pick<LinkRule, 'toPage' | 'toUrl' | 'isNofollow' | 'opensNewTab'>) {
  const rel = [rule.isNofollow ? 'nofollow' : '', rule.opensNewTab ? 'noopener' : ''].filter(Boolean).join(' ')
  const attributes = { href: ruleTarget(rule), rel, target: rule.opensNewTab ? '_blank' : '' }
  const written = Object.entries(attributes).map(([name, value]) =>
    value ? ` ${name}="${escapeHtml(value).replaceAll('"', '&quot;')}"` : '',
  )
  return `<a${written.join('')}>`
}
