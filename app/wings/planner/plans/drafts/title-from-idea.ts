const MIN_CLAUSE_LENGTH = 12
const MAX_TITLE_LENGTH = 60
const MAX_READ_LENGTH = 500

/** What a plan is called until somebody names it: the first clause of the idea, without its article and the marks of Markdown. */
export function titleFromIdea(idea: string) {
  const text = idea
    .slice(0, MAX_READ_LENGTH)
    .replace(/[*_#`]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(an?|the)\s+/i, '')
  const clauses = [...text.matchAll(/[,.;:!?](?=\s|$)/g)].map(({ index }) => index)
  const end = clauses.find((index) => index >= MIN_CLAUSE_LENGTH) ?? text.length
  const title = truncateAtWord(text.slice(0, end))
  return title.charAt(0).toUpperCase() + title.slice(1)
}

function truncateAtWord(text: string) {
  if (text.length <= MAX_TITLE_LENGTH) return text
  const cut = text.slice(0, MAX_TITLE_LENGTH + 1)
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > MIN_CLAUSE_LENGTH ? space : MAX_TITLE_LENGTH).toWellFormed()}…`
}
