import { decodeEntities } from '~/rich-text/entities'

const onlyTags = /<(p|li)>\s*((?:\{%[^%]*%\}\s*)+)<\/\1>/g

/**
 * A text as an editor gives it, ready for Liquid: signs that the editor wrote as entities are themselves again inside of
 * Liquid, and a paragraph or list item that holds nothing but tags of Liquid leaves none behind. Lines stay where they are.
 */
export function liquidSource(html: string) {
  return decodedInside(html).replace(onlyTags, '$2')
}

/** By hand and not by one expression: a text full of beginnings without ends would take the square of its length. */
function decodedInside(html: string) {
  let out = ''
  let at = 0
  while (at < html.length) {
    const start = nextOf(html, at)
    if (start === -1) break
    const end = html.indexOf(html[start + 1] === '{' ? '}}' : '%}', start + 2)
    if (end === -1) break
    const inside = decodeEntities(html.slice(start, end)).replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ')
    out += html.slice(at, start) + inside
    at = end
  }
  return out + html.slice(at)
}

function nextOf(html: string, from: number) {
  for (let at = html.indexOf('{', from); at !== -1; at = html.indexOf('{', at + 1)) {
    const next = html[at + 1]
    if (next === '{' || next === '%') return at
  }
  return -1
}
