import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it stands, each fault with the elements that have it. */
export function faultsOf(page: Page) {
  return faultsFoundBy(new AxeBuilder({ page }))
}

/** The same beside frames that let nothing run in them, not even this: a preview of a mail. */
export function faultsAroundFrames(page: Page) {
  return faultsFoundBy(new AxeBuilder({ page }).setLegacyMode().exclude('iframe'))
}

async function faultsFoundBy(axe: AxeBuilder) {
  const { violations } = await axe.withTags(RULES).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
