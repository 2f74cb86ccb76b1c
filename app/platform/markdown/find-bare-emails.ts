const LOCAL = /[\w.+-]/
const DOMAIN = /[\w-]+(?:\.[\w-]+)+/y

/** Where email addresses stand in a text, in order. */
export function findBareEmails(text: string) {
  const found: { start: number; end: number }[] = []
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const from = found.at(-1)?.end ?? 0
    let start = at
    while (start > from && LOCAL.test(text.charAt(start - 1))) start--
    DOMAIN.lastIndex = at + 1
    const domain = DOMAIN.exec(text)?.[0]
    if (start < at && domain && /[a-z\d]$/i.test(domain)) found.push({ start, end: at + 1 + domain.length })
  }
  return found
}
