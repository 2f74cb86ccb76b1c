import fc from 'fast-check'

const words = [
  'topic',
  'clusters',
  'Topic',
  'CLUSTERS',
  'queue',
  'queues',
  'pricing',
  'İstanbul',
  'caf\u00e9',
  'cafe\u0301',
]
const punctuation = [
  '.',
  ', ',
  '! ',
  '? ',
  ' … ',
  '-',
  '’s',
  '👩‍👩‍👧',
  '🇩🇪',
  '\u00ad',
  '\u200b',
  '\u0301',
  '𐐀',
  'ß',
  'ﬁ',
  '\n',
  '\u00a0',
  '\ud83d',
]
const entities = ['&amp;', '&lt;', '&gt;', '&quot;', '&#39;', '&nbsp;', '&copy;', '&#x1F600;', '&', '&amp', '&#;']
const tags = [
  '<p>',
  '</p>',
  '<strong>',
  '</strong>',
  '<em>',
  '</em>',
  '<br />',
  '<ul><li>',
  '</li></ul>',
  '<h2>',
  '</h2>',
]
const verbatimTags = [
  '<code>',
  '</code>',
  '<pre>',
  '</pre>',
  '<a href="page:1">',
  '</a>',
  '<a id="x">',
  '<td>',
  '<blockquote>',
]
const brokenFragments = [
  '<',
  '>',
  '<a href="',
  '<p title="',
  '<!--',
  '-->',
  '</',
  '<strong',
  "<x y='>'>",
  '<script>',
  '</script>',
]

/** Words and signs with blanks between some of them, as text that is not escaped. */
export const anyPlainText = fc
  .array(fc.constantFrom(...words, ...punctuation, ' ', ' ', ' '), { maxLength: 40 })
  .map((parts) => parts.join(''))

/** HTML of words, entities and tags in any order, and of what is broken. */
export const anyMalformedHtml = fc
  .array(
    fc.constantFrom(
      ...words,
      ...words,
      ...punctuation,
      ...entities,
      ...tags,
      ...verbatimTags,
      ...brokenFragments,
      ' ',
      ' ',
      ' ',
    ),
    {
      maxLength: 60,
    },
  )
  .map((parts) => parts.join(''))
