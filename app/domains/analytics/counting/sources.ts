import { type Channel, knownSources } from './known-sources'

/** Where somebody came from. */
export interface Origin {
  channel: Channel
  /** As people call it: "Google", "news.ycombinator.com", or what the campaign says. */
  source: string
  /** Host and path of the page that led here; empty for none. */
  referrer: string
}

interface Campaign {
  source: string
  medium: string
}

interface Source {
  name: string
  channel: Channel
}

const byHost = new Map<string, Source>(
  knownSources.flatMap(([name, channel, ...hosts]) => hosts.map((host) => [host, { name, channel }] as const)),
)
const byName = new Map<string, Source>([
  ...knownSources.map(([name, channel]) => [name.toLowerCase(), { name, channel }] as const),
  ['fb', { name: 'Facebook', channel: 'Social' }],
  ['ig', { name: 'Instagram', channel: 'Social' }],
  ['twitter', { name: 'X', channel: 'Social' }],
  ['openai', { name: 'ChatGPT', channel: 'AI assistants' }],
])

const google: Source = { name: 'Google', channel: 'Search' }
// its other hosts (docs.google.com) are no search
const GOOGLE = /^google\.[a-z]{2,3}(\.[a-z]{2})?$/
// longer names are no host that people visit
const MOST_LABELS = 10
const MAIL_MEDIUM = /^(e-?mail|newsletter)$/
const SOCIAL_MEDIUM = /social|^sm$/
const PAID_SEARCH = /^(cpc|ppc|paid-?search|sem)$/

/** Where a page view came from: by its campaign if it names one, else by the page that led here. */
export function originOf(referrer: string, campaign: Campaign): Origin {
  const page = pageOf(referrer)
  const led = page ? sourceOfHost(hostOf(page)) : undefined
  const named = campaign.source ? sourceOfCampaign(campaign.source) : undefined
  const source = named ?? led
  const channel = channelOfMedium(campaign.medium) ?? source?.channel ?? 'Direct'
  const byMedium = channel === 'Direct' ? 'Direct' : campaign.medium
  return { channel, source: source?.name ?? byMedium, referrer: page }
}

/** `https://www.x.com/a/` → x.com/a. Empty for none. */
function pageOf(referrer: string) {
  const start = referrer.indexOf('://')
  if (start < 0) return ''
  const page = referrer.slice(start + '://'.length).replace(/^www\./, '')
  return page.endsWith('/') ? page.slice(0, -1) : page
}

function hostOf(page: string) {
  const end = page.indexOf('/')
  return end < 0 ? page : page.slice(0, end)
}

function sourceOfHost(host: string): Source {
  return knownHost(host) ?? { name: host, channel: 'Referral' }
}

function knownHost(host: string) {
  if (GOOGLE.test(host)) return google
  for (const parent of parentsOf(host)) {
    const known = byHost.get(parent)
    if (known) return known
  }
  return undefined
}

/** `de.search.yahoo.com` → itself, search.yahoo.com, yahoo.com. */
function parentsOf(host: string) {
  const labels = host.split('.', MOST_LABELS)
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

/** `utm_source=chatgpt.com`, as some write themselves into links, and `utm_source=google`, as people do. */
function sourceOfCampaign(name: string): Source {
  const lower = name.toLowerCase()
  return knownHost(lower.replace(/^www\./, '')) ?? byName.get(lower) ?? { name, channel: 'Referral' }
}

function channelOfMedium(medium: string): Channel | undefined {
  const lower = medium.toLowerCase()
  if (MAIL_MEDIUM.test(lower)) return 'E-mail'
  if (SOCIAL_MEDIUM.test(lower)) return 'Social'
  return PAID_SEARCH.test(lower) ? 'Search' : undefined
}
