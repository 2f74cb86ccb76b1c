import type { MarkdownIt, RendererRule, Token } from 'markdown-it'

/** For texts without links, pictures and tags: addresses stay readable beside their words, and tags are shown as they were typed. */
export function wordsOnly({ renderer, utils: { escapeHtml } }: MarkdownIt) {
  const asTyped: RendererRule = (tokens, at) => escapeHtml(tokens[at]?.content ?? '')
  renderer.rules.html_block = asTyped
  renderer.rules.html_inline = asTyped
  renderer.rules.link_open = () => ''
  renderer.rules.link_close = (tokens, at) => {
    const { words, href } = linkThatEndsAt(tokens, at)
    return href === words || href === `mailto:${words}` ? '' : ` (${escapeHtml(href)})`
  }
  renderer.rules.image = (tokens, at, options, env, self) => {
    const image = tokens[at]
    const address = escapeHtml(String(image?.attrGet('src') ?? ''))
    const words = escapeHtml(self.renderInlineAsText(image?.children ?? [], options, env))
    return words ? `${words} (${address})` : address
  }
}

function linkThatEndsAt(tokens: Token[], end: number) {
  let start = end - 1
  while (start > 0 && tokens[start]?.type !== 'link_open') start--
  const words = tokens.slice(start, end).map(({ content }) => content)
  return { words: words.join(''), href: String(tokens[start]?.attrGet('href') ?? '') }
}
