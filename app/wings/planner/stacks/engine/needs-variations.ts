import { formatNumber } from '~/platform/text/format-number'
import {
  complianceLabels,
  type HostingKind,
  hostingLabels,
  type Platform,
  platformLabels,
  type Residency,
  residencyLabels,
  type StackNeeds,
} from '../stack-needs'

interface NeedsVariation {
  need: string
  to: string
  needs: StackNeeds
}

const SWITCH_LABELS = {
  serverRendering: 'Server rendering',
  realtime: 'Realtime',
  offline: 'Offline',
  accounts: 'Accounts',
  files: 'File uploads',
  search: 'Search',
  payments: 'Payments',
  ai: 'AI features',
} as const

const keysOf = <Key extends string>(names: Record<Key, string>) => Object.keys(names) as Key[]

/** Adds what is missing and takes out what is there; the order of the list is that of its names. */
function toggled<Key extends string>(names: Record<Key, string>, chosen: readonly Key[], key: Key) {
  return keysOf(names).filter((one) => chosen.includes(one) !== (one === key))
}

function switchVariations(needs: StackNeeds): NeedsVariation[] {
  return keysOf(SWITCH_LABELS).map((key) => ({
    need: SWITCH_LABELS[key],
    to: needs[key] ? 'no' : 'yes',
    needs: { ...needs, [key]: !needs[key] },
  }))
}

function platformVariations(needs: StackNeeds): NeedsVariation[] {
  return keysOf<Platform>(platformLabels).flatMap((platform) => {
    const chosen = toggled(platformLabels, needs.platforms, platform)
    if (chosen.length === 0) return []
    const to = chosen.includes(platform) ? `with ${platformLabels[platform]}` : `without ${platformLabels[platform]}`
    return [{ need: 'Platforms', to, needs: { ...needs, platforms: chosen } }]
  })
}

function complianceVariations(needs: StackNeeds): NeedsVariation[] {
  return keysOf(complianceLabels).map((rule) => {
    const compliance = toggled(complianceLabels, needs.compliance, rule)
    return {
      need: complianceLabels[rule],
      to: compliance.includes(rule) ? 'yes' : 'no',
      needs: { ...needs, compliance },
    }
  })
}

function locationVariations(needs: StackNeeds): NeedsVariation[] {
  const hosting = keysOf<HostingKind>(hostingLabels).filter((kind) => kind !== needs.hosting)
  const residency = keysOf<Residency>(residencyLabels).filter((place) => place !== needs.residency)
  return [
    ...hosting.map((kind) => ({ need: 'Hosting', to: hostingLabels[kind], needs: { ...needs, hosting: kind } })),
    ...residency.map((place) => ({
      need: 'Data stays in',
      to: residencyLabels[place],
      needs: { ...needs, residency: place },
    })),
  ]
}

const SCALES = [500, 10_000, 200_000] // users a day: one of each size
const SMALL_TEAM = 2
const LARGE_TEAM = 12
const SHORT_PROJECT_WEEKS = 6 // weeks
const TIGHT_BUDGET = 50 // US dollars a month

function sizeVariations(needs: StackNeeds): NeedsVariation[] {
  const { team } = needs
  const size = team.size > 5 ? SMALL_TEAM : LARGE_TEAM
  const scales = SCALES.filter((users) => users > needs.usersADay * 4 || users * 4 < needs.usersADay)
  const budget = needs.monthlyBudget === null ? TIGHT_BUDGET : null
  return [
    { need: 'Team size', to: String(size), needs: { ...needs, team: { ...team, size } } },
    ...(team.knows.length
      ? [{ need: 'Team knows', to: 'nothing told', needs: { ...needs, team: { ...team, knows: [] } } }]
      : []),
    ...scales.map((users) => ({
      need: 'Users a day',
      to: formatNumber(users),
      needs: { ...needs, usersADay: users },
    })),
    {
      need: 'Monthly budget',
      to: budget === null ? 'no limit' : `$${budget}`,
      needs: { ...needs, monthlyBudget: budget },
    },
    ...(needs.weeks > SHORT_PROJECT_WEEKS
      ? [{ need: 'Weeks', to: String(SHORT_PROJECT_WEEKS), needs: { ...needs, weeks: SHORT_PROJECT_WEEKS } }]
      : []),
  ]
}

/** The same needs with one of them turned around, one after the other. */
export function listNeedsVariations(needs: StackNeeds): NeedsVariation[] {
  return [switchVariations, platformVariations, complianceVariations, locationVariations, sizeVariations].flatMap(
    (flips) => flips(needs),
  )
}
