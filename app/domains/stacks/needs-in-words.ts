import { inDollars, inWords } from './engine/wording'
import { abilities } from './needs-address'
import { complianceRules, hostingKinds, platforms, productTypes, residencies, type StackNeeds } from './stack-needs'
import { capital } from './wording'

/** The needs as names and values, for people to read. */
export function needsInWords(needs: StackNeeds): [name: string, value: string][] {
  const can = Object.entries(abilities).filter(([ability]) => needs[ability as keyof typeof abilities])
  const { team, monthlyBudget, compliance } = needs
  return [
    ['Product', `${productTypes[needs.productType]} for ${inWords(needs.platforms.map((key) => platforms[key]))}`],
    ['What it does', can.map(([, name]) => name).join(', ')],
    ['Team', `${team.size} ${team.size === 1 ? 'person' : 'people'}, ${needs.weeks} weeks`],
    ['Knows', team.knows.join(', ')],
    ['Users a day', needs.usersADay.toLocaleString('en-US')],
    ['Budget a month', monthlyBudget === null ? 'No limit' : inDollars(monthlyBudget)],
    ['Runs on', capital(hostingKinds[needs.hosting])],
    ['Data stays in', needs.residency === 'any' ? '' : capital(residencies[needs.residency])],
    ['Rules', compliance.map((rule) => complianceRules[rule]).join(', ')],
  ].filter((pair): pair is [string, string] => pair[1] !== '')
}
