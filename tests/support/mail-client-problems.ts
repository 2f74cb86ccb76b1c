import { DomUtils, parseDocument } from 'htmlparser2'

/*
 * What mail programs drop, as caniemail.com lists it, and what a mail owes its reader:
 *
 * Outlook for Windows draws with Word: no flex, grid, float, position, maximum of a width, background picture, WebP or
 * SVG, no padding of links and paragraphs, no margin of tables. Gmail clips mails from 102 kB, knows no variables and
 * no calc(), drops forms, SVG and data: pictures, and styles of the head for accounts of others: everything that must
 * hold is inline. Apple Mail turns dark by prefers-color-scheme, and only when the mail says that it can.
 */

const GMAIL_CLIPS_AT_BYTES = 102_000
const MIN_CONTRAST = 4.5

const FORBIDDEN_ELEMENTS = new Set(
  'svg script link form input button select iframe video audio picture object canvas main section article'.split(' '),
)
const FORBIDDEN_STYLES =
  /\b(display:\s*(inline-)?(flex|grid)|position:|float:|gap:|transform|object-fit|background-image|white-space)|url\(|var\(|calc\(|oklch\(|\drem\b/

type Node = ReturnType<typeof parseDocument>['children'][number]
type Tag = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** What mail programs would break of a mail as it is sent, and what its plain text lacks; empty for a good one. */
export function findMailProblems({ html, plainText }: { html: string; plainText: string }) {
  const document = parseDocument(html)
  const tags = DomUtils.getElementsByTagName('*', document, true)
  return [
    ...frameProblems(html, tags),
    ...tags.flatMap(tagProblems),
    ...contrastProblems(document.children, lightColors),
    ...contrastProblems(document.children, darkColors(html)),
    ...plainTextProblems(tags, plainText),
  ]
}

function frameProblems(html: string, tags: Tag[]) {
  const find = (name: string) => tags.filter((tag) => tag.name === name)
  const hidden = tags.find(
    ({ parent, attribs }) => parent && 'name' in parent && parent.name === 'body' && attribs.style,
  )
  const checks: [problem: string, isOk: boolean][] = [
    ['no doctype', html.startsWith('<!doctype html><html')],
    [
      'no language or direction',
      [find('html')[0], find('table')[0]].every((tag) => tag?.attribs.lang && tag.attribs.dir),
    ],
    ['does not say that it can be dark', html.includes('name="color-scheme" content="light dark"')],
    [
      'no column for Outlook',
      /<!--\[if mso\]><table [^>]*width="600"/.test(html) && html.includes('</td></tr></table><![endif]-->'),
    ],
    ['Gmail clips it', Buffer.byteLength(html) < GMAIL_CLIPS_AT_BYTES],
    ['not one title', find('h1').length === 1],
    ['more than one thing to do', tags.filter(({ attribs }) => attribs.class === 'mail-button').length <= 1],
    ['no preheader', hidden?.attribs.style?.includes('display:none') === true && (textOf(hidden)[0] ?? '').length >= 5],
    [
      'a style that is not for dark or narrow mails',
      find('style').every((tag) => textOf(tag)[0]?.startsWith('@media')),
    ],
    ['a style that is not closed', find('style').every((tag) => isBalanced(textOf(tag).join('')))],
  ]
  return checks.filter(([, isOk]) => !isOk).map(([problem]) => problem)
}

const isBalanced = (css: string) => css.split('{').length === css.split('}').length

function tagProblems({ name, attribs, children }: Tag): string[] {
  const { style = '', href = '', src = '', alt, width, height } = attribs
  const problem = (text: string) => `<${name}>: ${text}`
  const found: string[] = []
  if (FORBIDDEN_ELEMENTS.has(name)) found.push(problem('is dropped'))
  if (FORBIDDEN_STYLES.test(style)) found.push(problem(`has styles that are dropped: ${style}`))
  if (style.includes('&')) found.push(problem('has quotes in its style'))
  if (name === 'a' && !/^(https:\/\/|mailto:)/.test(href)) found.push(problem(`leads to ${href}`))
  if (name === 'img') {
    if (alt === undefined || !width || !height) found.push(problem('has no alternative text or size'))
    if (!src.startsWith('https://')) found.push(problem(`comes from ${src}`))
  }
  if (name === 'table' && attribs.role !== 'presentation' && !('th' in tableParts(children)))
    found.push(problem('is read out as a table of data'))
  return found
}

function tableParts(children: Node[]): Record<string, true> {
  return Object.fromEntries(DomUtils.getElementsByTagName('*', children, true).map(({ name }) => [name, true]))
}

interface Colors {
  ink: string
  paper: string
}

/** What an element makes of the colors around it. */
type ColorsOf = (tag: Tag, around: Colors) => Colors

const lightColors: ColorsOf = ({ attribs: { style = '' } }, around) => readColors(style, around)

function darkColors(html: string): ColorsOf {
  const css = /@media \(prefers-color-scheme:dark\)\{([\s\S]*?\})\}/.exec(html)?.[1] ?? ''
  const rules = new Map([...css.matchAll(/\.([\w-]+)\{([^}]*)\}/g)].map(([, name = '', body = '']) => [name, body]))
  return (tag, around) =>
    (tag.attribs.class ?? '')
      .split(' ')
      .reduce((colors, name) => readColors(rules.get(name) ?? '', colors), lightColors(tag, around))
}

function readColors(style: string, around: Colors): Colors {
  const find = (property: string) => new RegExp(`(?:^|;)${property}:\\s*(#[0-9a-f]{6})`).exec(style)?.[1]
  return { ink: find('color') ?? around.ink, paper: find('background-color') ?? around.paper }
}

function contrastProblems(nodes: Node[], colorsOf: ColorsOf, around = { ink: '#000000', paper: '#ffffff' }): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text' && 'data' in node) return node.data.trim() ? contrastProblem(node.data, around) : []
    if (!('attribs' in node) || node.name === 'head') return []
    if (node.attribs.style?.includes('display:none')) return []
    return contrastProblems(node.children, colorsOf, colorsOf(node, around))
  })
}

function contrastProblem(text: string, { ink, paper }: Colors) {
  const [a, b] = [luminance(ink), luminance(paper)]
  const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
  return contrast >= MIN_CONTRAST ? [] : [`"${text}" in ${ink} on ${paper} has a contrast of ${contrast.toFixed(2)}`]
}

/** Relative luminance as WCAG 2.2 defines it, of #rrggbb. */
function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function plainTextProblems(tags: Tag[], plainText: string) {
  const hrefs = tags.filter(({ name }) => name === 'a').map(({ attribs }) => attribs.href ?? '')
  const body = tags.find(({ attribs }) => attribs.class === 'mail-card')
  const texts = body ? textOf(body).slice(1) : []
  return [...hrefs, ...texts].filter((part) => !plainText.includes(part)).map((part) => `not in plain text: ${part}`)
}

/** The texts of an element, one by one. */
function textOf(tag: Tag): string[] {
  return tag.children.flatMap((child) => {
    if (child.type === 'text' && 'data' in child) return child.data.trim() ? [child.data] : []
    return 'attribs' in child ? textOf(child) : []
  })
}
