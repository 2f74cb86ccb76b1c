import MarkdownIt from 'markdown-it'

const reader = new MarkdownIt({ html: true, linkify: true })

/** The address under which a template names another text: found among pages by its file name. */
export const FILE_REFERENCE = '/file-reference/'

/**
 * A Markdown or MDX text with the templates of Hugo, Jekyll, Eleventy and wikis as HTML: links of templates become links,
 * other templates, components and scripts are left out.
 * @param {string} markdown @param {boolean} isMdx
 */
export function markdownToHtml(markdown, isMdx) {
  const plain = outsideOfCode(isMdx ? withoutModules(markdown) : markdown, (text) =>
    withoutTemplates(withPlainLinks(text)),
  )
  return reader
    .render(plain)
    .replace(/<(script|style|svg|iframe)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '')
}

/** Changes what is no code. @param {string} markdown @param {(text: string) => string} change */
function outsideOfCode(markdown, change) {
  const code = /^[ \t]*(```+|~~~+)[^\n]*\n[\s\S]*?(?:^[ \t]*\1[`~]*[ \t]*$|(?![\s\S]))|`[^`\n]+`/gm
  let [html, at] = ['', 0]
  for (const { 0: written, index } of markdown.matchAll(code)) {
    html += change(markdown.slice(at, index)) + written
    at = index + written.length
  }
  return html + change(markdown.slice(at))
}

/** @param {string} text */
function withPlainLinks(text) {
  return (
    text
      // {{< ref "x" >}}, {{% relref path="x.md" %}}
      .replace(/\{\{[<%]-?\s*(?:rel)?ref\s+(?:path=)?["'`]?([^"'`\s>%]+)["'`]?[^}]*?-?[>%]\}\}/g, `${FILE_REFERENCE}$1`)
      .replace(/\{%-?\s*(?:post_url|link)\s+["']?([^\s"'%]+)["']?[^%]*%\}/g, `${FILE_REFERENCE}$1`)
      // {{ "/about/" | url }}, {{ site.baseurl }}/about/
      .replace(/\{\{-?\s*["']([^"'{}]+)["']\s*\|\s*[^{}]*\}\}/g, '$1')
      .replace(/\{\{-?\s*[\w.]*(?:base_?url|root|site\.url|prefix)[\w. |"'/]*\}\}/gi, '')
      .replace(/(?<!!)\[\[([^[\]|#\n]+)(#[^[\]|\n]*)?(?:\|([^[\]\n]*))?\]\]/g, (_whole, page, _part, words) => {
        return `[${(words || page).trim()}](<${FILE_REFERENCE}${page.trim()}>)`
      })
      // components for links, as Next, Gatsby and Docusaurus have them
      .replace(/<(?:\w*Link|NavLink|A)\b([^<>]*?)\b(?:to|href)=\{?["'`]([^"'`]*)["'`]\}?([^<>]*)>/g, '<a href="$2">')
      .replace(/<\/(?:\w*Link|NavLink|A)>/g, '</a>')
  )
}

/** @param {string} text */
function withoutTemplates(text) {
  return text
    .replace(/\{\{[<%][^{}]*[>%]\}\}/g, '')
    .replace(/\{%[^{}%]*%\}/g, '')
    .replace(/\{:[^{}\n]*\}/g, '')
    .replace(/\{\/\*[^*]*\*\/\}/g, '')
    .replace(/<\/?[A-Z][\w.]*\b[^<>]*>/g, '')
}

/** @param {string} markdown */
function withoutModules(markdown) {
  return markdown
    .replace(/^import\s[^\n]*(?:\n(?![\n#])[^\n]*)*?(?:["'][^"'\n]*["'];?[ \t]*)$/gm, '')
    .replace(/^export\s+(?:const|default|function|let)\b[\s\S]*?(?=\n\n|(?![\s\S]))/gm, '')
}
