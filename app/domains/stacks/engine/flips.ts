import {
  complianceRules,
  type HostingKind,
  hostingKinds,
  type Platform,
  platforms,
  type Residency,
  residencies,
  type StackNeeds,
} from '../stack-needs'

interface Flip {
  need: string
  to: string
  needs: StackNeeds
}

const switches = {
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

function switchFlips(needs: StackNeeds): Flip[] {
  return keysOf(switches).map((key) => ({
    need: switches[key],
    to: needs[key] ? 'no' : 'yes',
    needs: { ...needs, [key]: !needs[key] },
  }))
}

function platformFlips(needs: StackNeeds): Flip[] {
  return keysOf<Platform>(platforms).flatMap((platform) => {
    const chosen = toggled(platforms, needs.platforms, platform)
    if (chosen.length === 0) return []
    const to = chosen.includes(platform) ? `with ${platforms[platform]}` : `without ${platforms[platform]}`
    return [{ need: 'Platforms', to, needs: { ...needs, platforms: chosen } }]
  })
}

function complianceFlips(needs: StackNeeds): Flip[] {
  return keysOf(complianceRules).map((rule) => {
    const compliance = toggled(complianceRules, needs.compliance, rule)
    return {
      need: complianceRules[rule],
      to: compliance.includes(rule) ? 'yes' : 'no',
      needs: { ...needs, compliance },
    }
  })
}

function placeFlips(needs: StackNeeds): Flip[] {
  const hosting = keysOf<HostingKind>(hostingKinds).filter((kind) => kind !== needs.hosting)
  const residency = keysOf<Residency>(residencies).filter((place) => place !== needs.residency)
  return [
    ...hosting.map((kind) => ({ need: 'Hosting', to: hostingKinds[kind], needs: { ...needs, hosting: kind } })),
    ...residency.map((place) => ({
      need: 'Data stays in',
      to: residencies[place],
      needs: { ...needs, residency: place },
    })),
  ]
}

const SCALES = [500, 10_000, 200_000] // users a day: one of each size
const SMALL_TEAM = 2
const LARGE_TEAM = 12
const SHORT = 6 // weeks
const TIGHT_BUDGET = 50 // US dollars a month

function sizeFlips(needs: StackNeeds): Flip[] {
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
      to: users.toLocaleString('en-US'),
      needs: { ...needs, usersADay: users },
    })),
    {
      need: 'Monthly budget',
      to: budget === null ? 'no limit' : `$${budget}`,
      needs: { ...needs, monthlyBudget: budget },
    },
    ...(needs.weeks > SHORT ? [{ need: 'Weeks', to: String(SHORT), needs: { ...needs, weeks: SHORT } }] : []),
  ]
}

/** The same needs with one of them turned around, one after the other. */
export function flipsOf(needs: StackNeeds): Flip[] {
  return [switchFlips, platformFlips, complianceFlips, placeFlips, sizeFlips].flatMap((flips) => flips(needs))
}
