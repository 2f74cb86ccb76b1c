import { formatNumber } from '~/platform/text/format-number'
import type { RuleViolation } from '../stack'
import {
  type Compliance,
  complianceLabels,
  getScale,
  hostingLabels,
  platformLabels,
  productTypeLabels,
  residencyLabels,
  type StackNeeds,
  storesData,
} from '../stack-needs'
import type { Technology } from '../technology'
import { formatDollars, joinWords } from './format-text'
import { assessKnowledge } from './team-fit'

interface HardFilter {
  id: string
  /** The sentence that says why this technology is out; null when it may stay. */
  getViolation: (technology: Technology, needs: StackNeeds) => string | null
}

// A third of the time may go into learning: what is left has to suffice for building.
const LEARNING_SHARE = 1 / 3

// Which platforms count for which layer: an iOS app does not care whether the page framework reaches Android.
const platformsByLayer: Partial<Record<Technology['layer'], readonly string[]>> = {
  mobile: ['ios', 'android'],
  desktop: ['desktop'],
  game: ['web', 'ios', 'android', 'desktop'],
  realtime: ['web', 'ios', 'android', 'desktop', 'device'],
}

function checkPlatform({ name, layer, facts }: Technology, needs: StackNeeds) {
  const counted = platformsByLayer[layer]
  if (!facts.platforms || !counted) return null
  const missing = needs.platforms.filter(
    (platform) => counted.includes(platform) && !facts.platforms?.includes(platform),
  )
  return missing.length
    ? `${name} does not reach ${joinWords(missing.map((platform) => platformLabels[platform]))}.`
    : null
}

function checkHosting({ name, layer, form, facts }: Technology, needs: StackNeeds) {
  if (needs.hosting === 'any') return null
  if (facts.runsOn && !facts.runsOn.includes(needs.hosting))
    return `${name} does not run on ${hostingLabels[needs.hosting]}.`
  // Money cannot be moved on one's own premises: every way to be paid is somebody's service.
  const mayBeOutside = form !== 'service' || layer === 'payments'
  if (needs.hosting !== 'on-premises' || mayBeOutside) return null
  return `${name} is run by its provider, and everything has to stay on your own premises.`
}

/** Card data is a question for the payments layer alone; health data never goes there. */
function isRuleRelevant(rule: Compliance, layer: Technology['layer']) {
  if (rule === 'pci') return layer === 'payments'
  return rule !== 'hipaa' || layer !== 'payments'
}

function checkCompliance({ name, layer, form, facts }: Technology, needs: StackNeeds) {
  if (form !== 'service') return null
  const missing = needs.compliance.filter((rule) => isRuleRelevant(rule, layer) && !facts.assurances?.includes(rule))
  if (missing.length === 0) return null
  return `We know of no agreement or report for ${joinWords(missing.map((rule) => complianceLabels[rule]))} that the provider of ${name} offers at its usual terms.`
}

function checkResidency({ name, form, facts }: Technology, { residency }: StackNeeds) {
  if (residency === 'any' || form !== 'service' || facts.regions?.includes(residency)) return null
  return `We know of no way to keep the data of ${name} in ${residencyLabels[residency]}.`
}

function checkBudget({ name, monthlyCost }: Technology, needs: StackNeeds) {
  const [least] = monthlyCost[getScale(needs)]
  if (needs.monthlyBudget === null || least <= needs.monthlyBudget) return null
  return `${name} costs at least ${formatDollars(least)} a month; the budget is ${formatDollars(needs.monthlyBudget)}.`
}

function checkLearningTime(technology: Technology, needs: StackNeeds) {
  const { name, facts } = technology
  if (!facts.learningWeeks || facts.learningWeeks <= needs.weeks * LEARNING_SHARE) return null
  // Nothing told about the team is no proof that nobody knows it.
  if (needs.team.knows.length === 0 || assessKnowledge(technology, needs).level !== 'new') return null
  return `${name} takes about ${facts.learningWeeks} weeks to learn, nobody in the team knows it, and there are ${needs.weeks} weeks in all.`
}

function checkPages({ name, facts }: Technology, needs: StackNeeds) {
  const hasPages = needs.platforms.includes('web')
  if (facts.isApiOnly && hasPages) return `${name} is made for answering calls: pages would need a second framework.`
  if (facts.isPagesOnly && !hasPages) return `${name} is made for pages, and none are asked for.`
  return null
}

/** A web framework behind an app is never on the screen: it does not matter whether its pages work offline. */
function isVisibleLayer(layer: Technology['layer'], { platforms: reached }: StackNeeds) {
  return layer !== 'web' || reached.includes('web')
}

/** In the order in which they are asked: the first that fails is the one that is told. */
export const hardFilters: readonly HardFilter[] = [
  {
    id: 'product-type',
    getViolation: ({ name, facts }, { productType }) =>
      facts.productTypes && !facts.productTypes.includes(productType)
        ? `${name} is not made for this kind of product (${productTypeLabels[productType]}).`
        : null,
  },
  { id: 'platform', getViolation: checkPlatform },
  {
    id: 'server-rendering',
    getViolation: ({ name, facts }, needs) =>
      needs.serverRendering && facts.rendersOnServer === false ? `${name} does not render pages on the server.` : null,
  },
  {
    id: 'server-calls',
    getViolation: ({ name, facts }, needs) =>
      storesData(needs) && facts.servesApi === false
        ? `${name} makes pages only: it needs a second program to keep data.`
        : null,
  },
  {
    id: 'pages',
    getViolation: checkPages,
  },
  {
    id: 'offline',
    getViolation: ({ name, layer, facts }, needs) =>
      needs.offline && isVisibleLayer(layer, needs) && facts.worksOffline === false
        ? `With ${name} the screens need the server for every step.`
        : null,
  },
  { id: 'hosting', getViolation: checkHosting },
  { id: 'compliance', getViolation: checkCompliance },
  { id: 'residency', getViolation: checkResidency },
  {
    id: 'scale',
    getViolation: ({ name, facts }, { usersADay }) =>
      facts.maxUsersADay !== undefined && usersADay > facts.maxUsersADay
        ? `We would not start with ${name} for more than ${formatNumber(facts.maxUsersADay)} users a day.`
        : null,
  },
  {
    id: 'team-size',
    getViolation: ({ name, facts }, { team }) =>
      facts.minPeople !== undefined && team.size < facts.minPeople
        ? `${name} takes a team of at least ${facts.minPeople}; there are ${team.size}.`
        : null,
  },
  { id: 'learning-time', getViolation: checkLearningTime },
  { id: 'budget', getViolation: checkBudget },
]

/** The first hard filter that this technology fails; null when it may be in a stack. */
export function findFilterViolation(technology: Technology, needs: StackNeeds): RuleViolation | null {
  for (const { id, getViolation } of hardFilters) {
    const sentence = getViolation(technology, needs)
    if (sentence) return { rule: id, message: sentence }
  }
  return null
}
