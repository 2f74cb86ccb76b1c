/** Numbers that look random and are the same in each run (a linear congruential generator). @param {number} seed */
export function numbersFrom(seed) {
  let state = seed >>> 0
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const WORDS = 20_000
const starts = ['b', 'c', 'd', 'f', 'g', 'h', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v', 'br', 'st', 'pl', 'tr']
const middles = ['a', 'e', 'i', 'o', 'u', 'ea', 'ou', 'ai']
const ends = ['', 'n', 'r', 's', 't', 'ng', 'ck', 'ster', 'tion', 'ment', 'ing', 'ed', 'ly', 'er']

const words = someWords()

function someWords() {
  const next = numbersFrom(7)
  const syllable = () => `${starts[next(starts.length)]}${middles[next(middles.length)]}`
  const made = Array.from(
    { length: WORDS },
    () => `${syllable()}${syllable()}${next(2) ? syllable() : ''}${ends[next(ends.length)]}`,
  )
  return [...new Set(made)]
}

/** Frequent words often, rare ones seldom, as in any language. @param {(below: number) => number} next */
function aWord(next) {
  return words[Math.floor(words.length ** (next(1_000_000) / 1_000_000)) - 1] ?? 'word'
}

/** Two or three words, none of the most frequent. @param {number} n */
export function keyword(n) {
  const next = numbersFrom(n + 1)
  return Array.from({ length: 2 + (n % 2) }, () => words[200 + next(words.length - 200)]).join(' ')
}

/**
 * A post of 600 words with headings, formatting, links and code, in which eight of the first 5,000 keywords stand.
 * @param {number} n @param {(at: number) => string} [phrase] what stands in it besides
 */
export function aPost(n, phrase = keyword) {
  const next = numbersFrom(n * 31 + 5)
  const parts = Array.from({ length: 12 }, (_, part) => {
    const sentences = Array.from({ length: 4 }, (_unused, sentence) => {
      const told = Array.from({ length: 12 }, () => aWord(next))
      if (sentence === 1 && part % 3 !== 0) told.splice(next(12), 0, phrase(next(5_000)))
      if (sentence === 2 && part % 2) told.splice(4, 1, `<strong>${told[4]}</strong>`)
      if (sentence === 3 && part % 4 === 0) told.splice(6, 1, `<a href="/blog/${next(10_000)}">${told[6]}</a>`)
      return `${told[0]?.[0]?.toUpperCase()}${told.join(' ').slice(1)}.`
    })
    const title = part % 4 === 0 ? `<h2>${aWord(next)} ${aWord(next)}</h2>\n` : ''
    return `${title}<p>${sentences.join(' ')}</p>`
  })
  return `${parts.join('\n')}\n<pre><code>let ${aWord(next)} = 1 &lt; 2\n</code></pre>`
}
