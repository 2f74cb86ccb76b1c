interface EmbedProvider {
  name: string
  /** Where its frames come from; the only foreign addresses that pages may show, and only after a click. */
  origin: string
  /** The parts of an address that name one piece, and the path that shows it in a frame. */
  pattern: RegExp
  frame: (parts: string[]) => string
  /** How much taller than wide, or a height in pixels. */
  shape: 'video' | 'tall'
}

const providers: EmbedProvider[] = [
  {
    name: 'YouTube',
    origin: 'https://www.youtube-nocookie.com',
    pattern:
      /^https:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/|youtube-nocookie\.com\/embed\/)([\w-]{11})(?![\w-])/,
    frame: ([id]) => `/embed/${id}?autoplay=1`,
    shape: 'video',
  },
  {
    name: 'Vimeo',
    origin: 'https://player.vimeo.com',
    pattern: /^https:\/\/(?:www\.)?(?:player\.)?vimeo\.com\/(?:video\/)?(\d+)(?:\/([\da-f]+))?(?![\w/])/,
    frame: ([id, key]) => `/video/${id}?dnt=1&autoplay=1${key ? `&h=${key}` : ''}`,
    shape: 'video',
  },
  {
    name: 'Loom',
    origin: 'https://www.loom.com',
    pattern: /^https:\/\/(?:www\.)?loom\.com\/(?:share|embed)\/([\da-f]{32})(?![\w])/,
    frame: ([id]) => `/embed/${id}`,
    shape: 'video',
  },
  {
    name: 'CodePen',
    origin: 'https://codepen.io',
    pattern: /^https:\/\/codepen\.io\/([\w-]+)\/(?:pen|embed)\/([\w-]+)(?![\w/])/,
    frame: ([author, pen]) => `/${author}/embed/${pen}?default-tab=result`,
    shape: 'tall',
  },
]

export const embedOrigins = providers.map(({ origin }) => origin)

export interface Embed {
  provider: string
  frameUrl: string
  shape: EmbedProvider['shape']
}

/** What an address shows in a frame, or nothing when it belongs to no provider we know. */
export function parseEmbedUrl(url: string): Embed | undefined {
  for (const { name, origin, pattern, frame, shape } of providers) {
    const match = pattern.exec(url)
    if (match) return { provider: name, frameUrl: origin + frame(match.slice(1)), shape }
  }
  return undefined
}
