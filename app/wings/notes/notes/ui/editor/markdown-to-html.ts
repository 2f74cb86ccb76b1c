import { Marked } from 'marked'

const marked = new Marked({ gfm: true, breaks: true }).use({
  renderer: {
    // a note has no links: the address stays readable
    link({ href, text, tokens }) {
      const words = this.parser.parseInline(tokens)
      return href === text || href === `mailto:${text}` ? words : `${words} (${escaped(href)})`
    },
    image: ({ href, text }) => (text ? `${escaped(text)} (${escaped(href)})` : escaped(href)),
    // what looks like HTML was typed, and is shown as it was
    html: ({ text }) => escaped(text),
  },
})

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Markdown (GitHub's dialect) as HTML that still has to be cleaned. */
export function markdownToHtml(text: string) {
  return marked.parse(text, { async: false })
}
