const SHORTEST_CLAUSE = 12
const LONGEST_TITLE = 60

/** What a plan is called until somebody names it: the first clause of the idea, without its article. */
export function titleOfIdea(idea: string) {
  const text = idea
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(an?|the)\s+/i, '')
  const clauses = [...text.matchAll(/[,.;:!?](?=\s|$)/g)].map(({ index }) => index)
  const end = clauses.find((index) => index >= SHORTEST_CLAUSE) ?? text.length
  const title = cutAtWord(text.slice(0, end))
  return title.charAt(0).toUpperCase() + title.slice(1)
}

function cutAtWord(text: string) {
  if (text.length <= LONGEST_TITLE) return text
  const cut = text.slice(0, LONGEST_TITLE + 1)
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > SHORTEST_CLAUSE ? space : LONGEST_TITLE).toWellFormed()}…`
}
