import { formatCount, formatNumber } from '~/platform/text/format-number'
import { abilityLabels } from '../needs-params'
import {
  complianceLabels,
  hostingLabels,
  platformLabels,
  productTypeLabels,
  residencyLabels,
  type StackNeeds,
} from '../stack-needs'
import { formatDollars, joinWords } from './format-text'
import { capitalize } from './format-values'

/** The needs as names and values, for people to read. */
export function formatNeeds(needs: StackNeeds): [name: string, value: string][] {
  const can = Object.entries(abilityLabels).filter(([ability]) => needs[ability as keyof typeof abilityLabels])
  const { team, monthlyBudget, compliance } = needs
  return [
    [
      'Product',
      `${productTypeLabels[needs.productType]} for ${joinWords(needs.platforms.map((key) => platformLabels[key]))}`,
    ],
    ['What it does', can.map(([, name]) => name).join(', ')],
    ['Team', `${formatCount(team.size, 'person', 'people')}, ${needs.weeks} weeks`],
    ['Knows', team.knows.join(', ')],
    ['Users a day', formatNumber(needs.usersADay)],
    ['Budget a month', monthlyBudget === null ? 'No limit' : formatDollars(monthlyBudget)],
    ['Runs on', capitalize(hostingLabels[needs.hosting])],
    ['Data stays in', needs.residency === 'any' ? '' : capitalize(residencyLabels[needs.residency])],
    ['Rules', compliance.map((rule) => complianceLabels[rule]).join(', ')],
  ].filter((pair): pair is [string, string] => pair[1] !== '')
}
