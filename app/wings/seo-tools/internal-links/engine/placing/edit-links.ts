/** An address that was written in place of another one: where it stands in the text that has all of them. */
export interface LinkEdit {
  at: number
  was: string
  is: string
}

const href = /(<a\s[^<>]*?href=")([^"]*)"/g

/**
 * Writes other addresses into the links of clean HTML, and nothing else. `changed` gets each address as it is stored and
 * answers the new one in the same notation, or nothing. Returns what `undoLinkEdits` needs to give the old text back.
 */
export function editLinkHrefs(html: string, changed: (address: string) => string | undefined) {
  const edits: LinkEdit[] = []
  let added = 0
  const edited = html.replace(href, (whole, before: string, was: string, offset: number) => {
    const is = changed(was)
    if (is === undefined || is === was) return whole
    edits.push({ at: offset + added + before.length, was, is })
    added += is.length - was.length
    return `${before}${is}"`
  })
  return { html: edited, edits }
}

/** The text before these edits; undefined when something else stands where one of them was made. */
export function undoLinkEdits(html: string, edits: readonly LinkEdit[]) {
  const pieces: string[] = []
  let at = 0
  for (const edit of edits.toSorted((a, b) => a.at - b.at)) {
    if (edit.at < at || !html.startsWith(`href="${edit.is}"`, edit.at - 'href="'.length)) return undefined
    pieces.push(html.slice(at, edit.at), edit.was)
    at = edit.at + edit.is.length
  }
  return pieces.join('') + html.slice(at)
}
