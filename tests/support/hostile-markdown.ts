/*
 * Markdown on which readers of it work long, or overflow their stack: beginnings that are never ended, and what stands in itself
 * again and again.
 */

const again = (piece: string) => (length: number) => piece.repeat(Math.ceil(length / piece.length))

/** Pieces that are dear where each one looks for its end, or for its beginning. */
const PIECES = [
  ...['_a_b', '*a*b', '**a*b', '*a **b ', '_a __b ', 'a**b', '*a_b', '*a_ ', '* a', '_', '*', '***a ', '_(_', 'a*_b '],
  ...[
    '[',
    ']',
    '![',
    '[a',
    '[a ',
    '[a](',
    '[x](',
    '[a][b',
    '[a](<b',
    '[a](b "',
    "[a](b '",
    '[a](b (',
    '[](((',
    '![[]()',
    '[[]',
    '[a]',
  ],
  ...['<a', '<a ', '<a b="', "<a b='", '<a b=" c=\'', '<a b ', '</a', '<a@b', '<http://a', '<', '<a>', '<a><b>'],
  ...[
    'a <!--',
    'a <!-- -',
    'a <?',
    'a <![CDATA[',
    'a <!A ',
    '<!--\n',
    'a\n<?\n',
    '<div>\n',
    '<div>\n\n',
    '</p\n',
    '<script>\n\n',
    '<!A\n\n',
  ],
  ...[
    '~~',
    '~',
    '~a~b',
    '~~a',
    '~~a~',
    '&#',
    '&a',
    '&#x1',
    '&amp',
    '&',
    '\\',
    '\\\\*',
    '!',
    '|',
    'a|',
    ':-|',
    '^',
    '[^',
    '^[',
    '[^a',
  ],
  ...[
    'http://',
    'http://a.b/(',
    'http://a.b/&c;',
    'www.',
    'www.a.',
    'a@b.',
    'a@',
    'a.b-c_',
    'a+a@a.a-',
    '(http://a.b',
    'http://a.b/)',
    'ftp://a_',
  ],
  ...['`', '`a', '`` a `', '- ', '> ', '1. ', '+ ', '>', '# ', '#', '=', '- - ', '> - ', '>- 1. '],
  ...[
    '\n',
    ' ',
    '\t',
    'a  \n',
    '- \n',
    '-\n\n',
    '- a\n\n',
    '1)\n',
    '> a\nb\n',
    '>\n\n',
    '---\n',
    '***\n',
    'a\n',
    'a\n===\n',
    '    a\n',
    '\ta\n\n',
  ],
  ...['```\n', '~~~\n', '```\n~~~\n', '> ```\n', '- ```\n', 'a|b\n', '|a|\n|-|\n', '|-|\n', 'a|b\n-|-\n', '|-|-\n'],
  ...[
    '[a]: b\n',
    '[a]: b "\n',
    "[a]: b '\n",
    '[a]: b (\n',
    '[a\n',
    '[a]:\n',
    '[a]: <\n',
    '[^a]: b\n',
    '[^a]: b\n\n',
    '[^a]:\n    ',
    '[^a] [^b] ',
  ],
]

function growing(length: number, pieceAt: (at: number) => string) {
  let text = ''
  for (let at = 0; text.length < length; at++) text += pieceAt(at)
  return text
}

const within = (open: string, close: string) => (length: number) => {
  const times = Math.ceil(length / (open.length + close.length))
  return `${open.repeat(times)}a${close.repeat(times)}`
}

const SHAPES: Record<string, (length: number) => string> = {
  'runs of backticks, each longer': (length) => growing(length, (at) => `a ${'`'.repeat(at + 1)} `),
  'runs of backticks, each shorter': (length) => {
    const most = Math.ceil(Math.sqrt(2 * length))
    return growing(length, (at) => `a ${'`'.repeat(Math.max(1, most - at))} `)
  },
  'one quotation in 5,000': (length) => `${'> '.repeat(5_000)}a\n\n${again('> > a\n')(length)}`,
  'lists in lists': (length) => growing(length, (at) => `${'  '.repeat(at)}- a\n`),
  'lists in lists, with gaps': (length) => growing(length, (at) => `${'  '.repeat(at)}- a\n\n`),
  'quotations, each deeper': (length) => growing(length, (at) => `${'>'.repeat(at + 1)} a\n`),
  'quotations, each deeper, with lists': (length) => growing(length, (at) => `${'> - '.repeat(at + 1)} a\n`),
  'a table of one row': (length) => `${again('a|')(length / 2)}\n${again('-|')(length / 2)}\n`,
  'a wide table of empty rows': (length) =>
    `${again('a|')(length / 3)}\n${again('-|')(length / 3)}\n${again('|\n')(length / 3)}`,
  'many tables of empty rows': (length) =>
    again(`${again('a|')(360)}\n${again('-|')(360)}\n${again('|\n')(720)}\n`)(length),
  'a square table': (length) => {
    const side = Math.ceil(Math.sqrt(length / 2))
    return ['a|', '-|', ...Array(side).fill('b|')].map((cell) => cell.repeat(side)).join('\n')
  },
  'definitions, all used': (length) => growing(length, (at) => `[a${at}]: /b\n\n[a${at}] [c][a${at}]\n\n`),
  'one definition, used often': (length) => `[a]: /${'b'.repeat(1_000)}\n\n${again('[a] ')(length)}`,
  'footnotes, all used': (length) => growing(length, (at) => `b[^${at}]\n\n[^${at}]: c [^${at - 1}]\n\n`),
  'one footnote, used often': (length) => `[^a]: b\n\n${again('[^a] ')(length)}`,
  'footnotes in footnotes': (length) => growing(length, (at) => `${'    '.repeat(at)}[^${at}]: b\n\n`),
  'emphasis in emphasis': within('*a ', 'a*'),
  'strong in strong': within('**a ', 'a**'),
  'strong and emphasis in both': within('**a *b ', 'a* b**'),
  'struck in struck': within('~~a ', 'a~~'),
  'brackets in brackets': within('[', ']'),
  'links in links': within('[', '](b)'),
  'pictures in pictures': within('![', '](b)'),
  'parentheses in an address': (length) => `[a](${within('(', ')')(length)})`,
  'tags in tags': within('<b>', '</b>'),
  'a long line of spaces': (length) => `a${' '.repeat(length)}b`,
  'a long title': (length) => `[a](b "${'c'.repeat(length)}`,
  'a long label': (length) => `[${'a'.repeat(length)}]: b`,
  'a long word': (length) => 'a'.repeat(length),
  'a heading that ends often': (length) => `# a${again(' #')(length)}b`,
  'a word with many ends of sentences': (length) => `http://a.b/${again('.,;')(length)}`,
  'one tag with many attributes': (length) => `<a${again(' b="c"')(length)}`,
}

/** Each hostile text of about `length` characters, with a name. */
export function* hostileMarkdown(length: number): Generator<[string, string], void> {
  for (const piece of PIECES) {
    const text = again(piece)(length)
    yield [JSON.stringify(piece), text]
    // something that could be the end of all of it
    yield [`${JSON.stringify(piece)}, ended once`, `${text}a*_~~]("')>\`-->?>]]>`]
  }
  for (const [name, shape] of Object.entries(SHAPES)) yield [name, shape(length)]
}
