type Channel = 'Direct' | 'Search' | 'Social' | 'AI assistants' | 'E-mail' | 'Referral'

/** How people call a source, what it is, and its hosts with all below them; an app of Android is a host too. */
type KnownSource = [name: string, channel: Channel, ...hosts: string[]]

const search: KnownSource[] = [
  ['Bing', 'Search', 'bing.com'],
  ['DuckDuckGo', 'Search', 'duckduckgo.com', 'com.duckduckgo.mobile.android'],
  ['Yahoo', 'Search', 'search.yahoo.com', 'search.yahoo.co.jp'],
  ['Ecosia', 'Search', 'ecosia.org'],
  ['Brave Search', 'Search', 'search.brave.com'],
  ['Startpage', 'Search', 'startpage.com'],
  ['Qwant', 'Search', 'qwant.com'],
  ['Kagi', 'Search', 'kagi.com'],
  ['Baidu', 'Search', 'baidu.com'],
  ['Yandex', 'Search', 'ya.ru', 'yandex.ru', 'yandex.com', 'yandex.kz', 'yandex.by', 'yandex.com.tr'],
  ['Naver', 'Search', 'search.naver.com'],
  ['Seznam', 'Search', 'search.seznam.cz'],
  ['Google', 'Search', 'com.google.android.googlequicksearchbox'],
]

const social: KnownSource[] = [
  ['Facebook', 'Social', 'facebook.com', 'fb.me', 'fb.com', 'com.facebook.katana'],
  ['Messenger', 'Social', 'messenger.com', 'm.me'],
  ['Instagram', 'Social', 'instagram.com', 'com.instagram.android'],
  ['Threads', 'Social', 'threads.net', 'threads.com'],
  ['X', 'Social', 'x.com', 'twitter.com', 't.co', 'com.twitter.android'],
  ['LinkedIn', 'Social', 'linkedin.com', 'lnkd.in', 'com.linkedin.android'],
  ['Reddit', 'Social', 'reddit.com', 'redd.it', 'com.reddit.frontpage'],
  ['YouTube', 'Social', 'youtube.com', 'youtu.be'],
  ['TikTok', 'Social', 'tiktok.com'],
  ['Pinterest', 'Social', 'pinterest.com', 'pin.it'],
  ['Bluesky', 'Social', 'bsky.app', 'bsky.social'],
  ['Mastodon', 'Social', 'mastodon.social', 'org.joinmastodon.android'],
  ['WhatsApp', 'Social', 'whatsapp.com', 'wa.me'],
  ['Telegram', 'Social', 't.me', 'telegram.org', 'org.telegram.messenger'],
  ['Discord', 'Social', 'discord.com', 'discordapp.com'],
  ['Slack', 'Social', 'slack.com', 'com.slack'],
  ['VK', 'Social', 'vk.com'],
  ['Quora', 'Social', 'quora.com'],
]

const assistants: KnownSource[] = [
  ['ChatGPT', 'AI assistants', 'chatgpt.com', 'chat.openai.com', 'com.openai.chatgpt'],
  ['Claude', 'AI assistants', 'claude.ai', 'com.anthropic.claude'],
  ['Perplexity', 'AI assistants', 'perplexity.ai', 'ai.perplexity.app.android'],
  ['Gemini', 'AI assistants', 'gemini.google.com', 'bard.google.com', 'com.google.android.apps.bard'],
  ['Copilot', 'AI assistants', 'copilot.microsoft.com', 'copilot.com', 'copilot.cloud.microsoft'],
  ['DeepSeek', 'AI assistants', 'chat.deepseek.com'],
  ['Grok', 'AI assistants', 'grok.com'],
  ['Mistral', 'AI assistants', 'chat.mistral.ai'],
  ['Meta AI', 'AI assistants', 'meta.ai'],
  ['Poe', 'AI assistants', 'poe.com'],
  ['You.com', 'AI assistants', 'you.com'],
  ['Phind', 'AI assistants', 'phind.com'],
]

const mail: KnownSource[] = [
  ['Gmail', 'E-mail', 'mail.google.com', 'com.google.android.gm'],
  [
    'Outlook',
    'E-mail',
    'outlook.live.com',
    'outlook.office.com',
    'outlook.office365.com',
    'com.microsoft.office.outlook',
  ],
  ['Yahoo Mail', 'E-mail', 'mail.yahoo.com'],
  ['Proton Mail', 'E-mail', 'mail.proton.me'],
  ['Fastmail', 'E-mail', 'app.fastmail.com'],
  ['GMX', 'E-mail', 'gmx.net', 'gmx.com'],
  ['iCloud Mail', 'E-mail', 'icloud.com'],
]

const KNOWN_SOURCES = [...search, ...social, ...assistants, ...mail]

/** Where somebody came from. */
export interface TrafficSource {
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
  KNOWN_SOURCES.flatMap(([name, channel, ...hosts]) => hosts.map((host) => [host, { name, channel }] as const)),
)
const byName = new Map<string, Source>([
  ...KNOWN_SOURCES.map(([name, channel]) => [name.toLowerCase(), { name, channel }] as const),
  ['fb', { name: 'Facebook', channel: 'Social' }],
  ['ig', { name: 'Instagram', channel: 'Social' }],
  ['twitter', { name: 'X', channel: 'Social' }],
  ['openai', { name: 'ChatGPT', channel: 'AI assistants' }],
])

const google: Source = { name: 'Google', channel: 'Search' }
// its other hosts (docs.google.com) are no search
const GOOGLE = /^google\.[a-z]{2,3}(\.[a-z]{2})?$/
// longer names are no host that people visit
const MAX_LABELS = 10
const MAIL_MEDIUM = /^(e-?mail|newsletter)$/
const SOCIAL_MEDIUM = /social|^sm$/
const PAID_SEARCH = /^(cpc|ppc|paid-?search|sem)$/

/** Where a page view came from: by its campaign if it names one, else by the page that led here. */
export function resolveTrafficSource(referrer: string, campaign: Campaign): TrafficSource {
  const page = refererPage(referrer)
  const led = page ? sourceForHost(pageHost(page)) : undefined
  const named = campaign.source ? sourceForCampaign(campaign.source) : undefined
  const source = named ?? led
  const channel = channelForMedium(campaign.medium) ?? source?.channel ?? 'Direct'
  const byMedium = channel === 'Direct' ? 'Direct' : campaign.medium
  return { channel, source: source?.name ?? byMedium, referrer: page }
}

/** `https://www.x.com/a/` → x.com/a. Empty for none. */
function refererPage(referrer: string) {
  const start = referrer.indexOf('://')
  if (start < 0) return ''
  const page = referrer.slice(start + '://'.length).replace(/^www\./, '')
  return page.endsWith('/') ? page.slice(0, -1) : page
}

function pageHost(page: string) {
  const end = page.indexOf('/')
  return end < 0 ? page : page.slice(0, end)
}

function sourceForHost(host: string): Source {
  return findKnownHost(host) ?? { name: host, channel: 'Referral' }
}

function findKnownHost(host: string) {
  if (GOOGLE.test(host)) return google
  for (const parent of parentHosts(host)) {
    const known = byHost.get(parent)
    if (known) return known
  }
  return undefined
}

/** `de.search.yahoo.com` → itself, search.yahoo.com, yahoo.com. */
function parentHosts(host: string) {
  const labels = host.split('.', MAX_LABELS)
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

/** `utm_source=chatgpt.com`, as some write themselves into links, and `utm_source=google`, as people do. */
function sourceForCampaign(name: string): Source {
  const lower = name.toLowerCase()
  return findKnownHost(lower.replace(/^www\./, '')) ?? byName.get(lower) ?? { name, channel: 'Referral' }
}

function channelForMedium(medium: string): Channel | undefined {
  const lower = medium.toLowerCase()
  if (MAIL_MEDIUM.test(lower)) return 'E-mail'
  if (SOCIAL_MEDIUM.test(lower)) return 'Social'
  return PAID_SEARCH.test(lower) ? 'Search' : undefined
}
