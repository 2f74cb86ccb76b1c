/** What a page says, for those who read it as text. */
export interface PageMarkdown {
  /** Where search engines should look for it, as a path or an address. */
  canonical: string
  title: string
  description: string
  publishedAt?: Date
  updatedAt?: Date
  /** Its text as Markdown. */
  markdown: string
}

/** A page as one Markdown document: a head for programs, then its title and text. */
export function renderPageMarkdown({ title, description, markdown, ...page }: PageMarkdown, origin: string) {
  const head = {
    title,
    ...(description && { description }),
    canonical: new URL(page.canonical, origin).href,
    ...(page.publishedAt && { date: page.publishedAt.toISOString() }),
    ...(page.updatedAt && { updated: page.updatedAt.toISOString() }),
  }
  // a string of JSON is one of YAML, too
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return `---\n${lines.join('\n')}\n---\n\n# ${escapeMarkdownLine(title)}\n\n${toAbsoluteUrls(markdown, origin)}`
}

/** Words on one line, with nothing that Markdown would read as a sign. */
export function escapeMarkdownLine(words: string) {
  return words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>]/g, '\\$&')
}

/** Links and pictures of the site as addresses that hold wherever the text is read. */
function toAbsoluteUrls(text: string, origin: string) {
  return text.replace(/(\]\(|(?:href|src)=")\/(?!\/)/g, (_all, before: string) => `${before}${origin}/`)
}
