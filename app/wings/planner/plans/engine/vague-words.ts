const VAGUE_WORDS = [
  'fast',
  'quick',
  'quickly',
  'slow',
  'soon',
  'easy',
  'easily',
  'simple',
  'user-friendly',
  'intuitive',
  'robust',
  'scalable',
  'efficient',
  'efficiently',
  'seamless',
  'seamlessly',
  'smooth',
  'smoothly',
  'modern',
  'flexible',
  'appropriate',
  'adequate',
  'reasonable',
  'sufficient',
  'timely',
  'many',
  'few',
  'several',
  'various',
  'some',
  'etc',
  'large',
  'small',
  'better',
  'good',
  'nice',
  'reliable',
  'reliably',
  'secure',
  'securely',
  'high-quality',
  'performant',
  'responsive',
  'frequently',
  'regularly',
  'as needed',
  'if possible',
  'state of the art',
]
// "how many" asks for a number instead of avoiding one.
const PATTERN = new RegExp(`(?<![\\w-]|\\bhow )(${VAGUE_WORDS.join('|')})(?![\\w-])`, 'gi')
const NUMBER = /\d/

/** Words of a text that nobody can test; none when the text holds a number that says how much is meant. */
export function findVagueWords(text: string) {
  if (NUMBER.test(text)) return []
  return [...new Set([...text.matchAll(PATTERN)].map(([word]) => word.toLowerCase()))]
}
