export type Channel = 'Direct' | 'Search' | 'Social' | 'AI assistants' | 'E-mail' | 'Referral'

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

export const knownSources = [...search, ...social, ...assistants, ...mail]
