import type { Technology } from '../knowledge/technology'
import type { Refusal } from '../stack'
import {
  type Compliance,
  complianceRules,
  hostingKinds,
  keepsData,
  platforms,
  productTypes,
  residencies,
  type StackNeeds,
  scaleOf,
} from '../stack-needs'
import { knowledgeOf } from './team-fit'
import { inDollars, inWords } from './wording'

interface HardFilter {
  id: string
  /** The sentence that says why this technology is out; null when it may stay. */
  refuses: (technology: Technology, needs: StackNeeds) => string | null
}

// A third of the time may go into learning: what is left has to suffice for building.
const LEARNING_SHARE = 1 / 3

// Which platforms count for which layer: an iOS app does not care whether the page framework reaches Android.
const platformsOfLayer: Partial<Record<Technology['layer'], readonly string[]>> = {
  mobile: ['ios', 'android'],
  desktop: ['desktop'],
  game: ['web', 'ios', 'android', 'desktop'],
  realtime: ['web', 'ios', 'android', 'desktop', 'device'],
}

function missesPlatform({ name, layer, facts }: Technology, needs: StackNeeds) {
  const counted = platformsOfLayer[layer]
  if (!facts.platforms || !counted) return null
  const missing = needs.platforms.filter(
    (platform) => counted.includes(platform) && !facts.platforms?.includes(platform),
  )
  return missing.length ? `${name} does not reach ${inWords(missing.map((platform) => platforms[platform]))}.` : null
}

function cannotRunThere({ name, layer, form, facts }: Technology, needs: StackNeeds) {
  if (needs.hosting === 'any') return null
  if (facts.runsOn && !facts.runsOn.includes(needs.hosting))
    return `${name} does not run on ${hostingKinds[needs.hosting]}.`
  // Money cannot be moved on one's own premises: every way to be paid is somebody's service.
  const mayBeOutside = form !== 'service' || layer === 'payments'
  if (needs.hosting !== 'on-premises' || mayBeOutside) return null
  return `${name} is run by its provider, and everything has to stay on your own premises.`
}

/** Card data is a question for the payments layer alone; health data never goes there. */
function concerns(rule: Compliance, layer: Technology['layer']) {
  if (rule === 'pci') return layer === 'payments'
  return rule !== 'hipaa' || layer !== 'payments'
}

function lacksAssurance({ name, layer, form, facts }: Technology, needs: StackNeeds) {
  if (form !== 'service') return null
  const missing = needs.compliance.filter((rule) => concerns(rule, layer) && !facts.assurances?.includes(rule))
  if (missing.length === 0) return null
  return `We know of no agreement or report for ${inWords(missing.map((rule) => complianceRules[rule]))} that the provider of ${name} offers at its usual terms.`
}

function keepsDataElsewhere({ name, form, facts }: Technology, { residency }: StackNeeds) {
  if (residency === 'any' || form !== 'service' || facts.regions?.includes(residency)) return null
  return `We know of no way to keep the data of ${name} in ${residencies[residency]}.`
}

function costsTooMuch({ name, monthlyCost }: Technology, needs: StackNeeds) {
  const [least] = monthlyCost[scaleOf(needs)]
  if (needs.monthlyBudget === null || least <= needs.monthlyBudget) return null
  return `${name} costs at least ${inDollars(least)} a month; the budget is ${inDollars(needs.monthlyBudget)}.`
}

function takesTooLongToLearn(technology: Technology, needs: StackNeeds) {
  const { name, facts } = technology
  if (!facts.learningWeeks || facts.learningWeeks <= needs.weeks * LEARNING_SHARE) return null
  // Nothing told about the team is no proof that nobody knows it.
  if (needs.team.knows.length === 0 || knowledgeOf(technology, needs).level !== 'new') return null
  return `${name} takes about ${facts.learningWeeks} weeks to learn, nobody in the team knows it, and there are ${needs.weeks} weeks in all.`
}

function misfitsPages({ name, facts }: Technology, needs: StackNeeds) {
  const hasPages = needs.platforms.includes('web')
  if (facts.forCallsOnly && hasPages) return `${name} is made for answering calls: pages would need a second framework.`
  if (facts.forPagesOnly && !hasPages) return `${name} is made for pages, and none are asked for.`
  return null
}

/** A web framework behind an app is never on the screen: it does not matter whether its pages work offline. */
function isSeen(layer: Technology['layer'], { platforms: reached }: StackNeeds) {
  return layer !== 'web' || reached.includes('web')
}

/** In the order in which they are asked: the first that fails is the one that is told. */
export const hardFilters: readonly HardFilter[] = [
  {
    id: 'product-type',
    refuses: ({ name, facts }, { productType }) =>
      facts.productTypes && !facts.productTypes.includes(productType)
        ? `${name} is not made for this kind of product (${productTypes[productType]}).`
        : null,
  },
  { id: 'platform', refuses: missesPlatform },
  {
    id: 'server-rendering',
    refuses: ({ name, facts }, needs) =>
      needs.serverRendering && facts.rendersOnServer === false ? `${name} does not render pages on the server.` : null,
  },
  {
    id: 'server-calls',
    refuses: ({ name, facts }, needs) =>
      keepsData(needs) && facts.answersCalls === false
        ? `${name} makes pages only: it needs a second program to keep data.`
        : null,
  },
  {
    id: 'pages',
    refuses: misfitsPages,
  },
  {
    id: 'offline',
    refuses: ({ name, layer, facts }, needs) =>
      needs.offline && isSeen(layer, needs) && facts.worksOffline === false
        ? `With ${name} the screens need the server for every step.`
        : null,
  },
  { id: 'hosting', refuses: cannotRunThere },
  { id: 'compliance', refuses: lacksAssurance },
  { id: 'residency', refuses: keepsDataElsewhere },
  {
    id: 'scale',
    refuses: ({ name, facts }, { usersADay }) =>
      facts.upTo !== undefined && usersADay > facts.upTo
        ? `We would not start with ${name} for more than ${facts.upTo.toLocaleString('en-US')} users a day.`
        : null,
  },
  {
    id: 'team-size',
    refuses: ({ name, facts }, { team }) =>
      facts.fewestPeople !== undefined && team.size < facts.fewestPeople
        ? `${name} takes a team of at least ${facts.fewestPeople}; there are ${team.size}.`
        : null,
  },
  { id: 'learning-time', refuses: takesTooLongToLearn },
  { id: 'budget', refuses: costsTooMuch },
]

/** The first hard filter that this technology fails; null when it may be in a stack. */
export function refusalOf(technology: Technology, needs: StackNeeds): Refusal | null {
  for (const { id, refuses } of hardFilters) {
    const sentence = refuses(technology, needs)
    if (sentence) return { rule: id, sentence }
  }
  return null
}
