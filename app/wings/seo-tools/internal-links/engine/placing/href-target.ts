/** The target of a link that stands in a text, in the words of `targetOf`: whichever part of a page it leads to. */
export function hrefTarget(href: string) {
  return href.startsWith('page:') ? href.replace(/[?#].*$/s, '') : href
}
