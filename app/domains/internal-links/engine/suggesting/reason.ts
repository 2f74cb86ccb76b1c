import type { Hint } from './find-hints'
import type { IndexedPage, PageIndex } from './page-index'

const MOST_WORDS = 3

/** Why words could link to a page, as a sentence for people. */
export function reasonOf(
  index: PageIndex,
  { isPillar }: IndexedPage,
  { evidence, share, shared }: Hint & { shared: number[] },
  words: string,
) {
  const quoted = `“${words.replace(/\s+/g, ' ')}”`
  const evident = {
    keyword: `${quoted} is one of its keywords`,
    title: share === 1 ? `${quoted} is its title` : `${quoted} is part of its title`,
    words: 'The sentence has the words of its title',
  }[evidence]
  const common = shared.slice(0, MOST_WORDS).map((term) => index.terms.wordOf(term))
  const related = common.length > 0 ? `; both pages speak of ${listed(common)}` : ''
  return `${evident}${related}${isPillar ? '; it is the main page of its subject' : ''}.`
}

function listed(words: string[]) {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
