// what mail programs turn into a link by themselves: https://…, www.…, name@…, words.tld with any kind of full stop
const ADDRESS = /:\/\/|@|[\p{L}\p{N}-][.。．｡]\p{L}{2}|\d\.\d+\.\d+\.\d/u

/** Words that somebody else chose, on one line and without what leads to a place that they chose, too. */
export function stripLinks(text: string) {
  return text
    .slice(0, 500)
    .split(/[\s\p{Cc}]+/u)
    .map((word) => (ADDRESS.test(word) ? '…' : word))
    .join(' ')
    .trim()
}
