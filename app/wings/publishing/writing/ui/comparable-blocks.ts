import { languageName } from '~/wings/site/settings/content-language'
import { entrySeoFields } from '~/wings/web/seo/seo-fields'
import type { SeoField } from '~/wings/web/seo/seo-record'
import type { EntryContent } from '../entry'
import type { EntryEditorConfig } from '../entry-editor-config'

const names: Record<string, string> = { IMG: 'Image', FIGURE: 'Image', HR: 'Divider', TABLE: 'Table' }

/** What a content says, block by block, for comparing: its fields by their names, then its text. Needs a browser. */
export function toComparableBlocks<Content extends EntryContent>(kind: EntryEditorConfig<Content>, content: Content) {
  const { seo } = content
  const fields = [
    [kind.titleLabel, content.title],
    ['URL slug', content.slug],
    ...kind.toDiffFields(content),
    ...entrySeoFields.map((field) => [field.label, describeSeoValue(field.kind, seo[field.name])]),
  ]
  const told = fields.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
  return [...told, ...kind.richTexts.get(content).flatMap(splitTextBlocks)]
}

function describeSeoValue(kind: SeoField['kind'], value: string | boolean) {
  if (typeof value === 'boolean') return value ? 'yes' : ''
  return kind === 'language' && value ? languageName(value) : value
}

const leaves = 'p, h2, h3, h4, h5, h6, li, pre, tr, figure, hr, dt, dd, summary'

function splitTextBlocks(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const blocks = [...body.querySelectorAll<HTMLElement>(leaves)].filter(
    (block) => block.tagName === 'PRE' || !block.querySelector(leaves) || block.tagName === 'FIGURE',
  )
  return blocks.map(describeBlock).filter((text) => text !== '')
}

function describeBlock(block: HTMLElement) {
  const text =
    block.tagName === 'TR'
      ? [...block.children].map(({ textContent }) => textContent?.trim()).join(' | ')
      : textWithLinkTargets(block)
  const picture = block.querySelector('img')
  const alt = picture ? `[${names.IMG}: ${picture.getAttribute('alt') || 'no alt text'}] ` : ''
  const name = text === '' && !picture ? names[block.tagName] : ''
  return `${alt}${name ? `[${name}]` : ''}${text}`
}

/** The words, and where links lead, which is a change too. */
function textWithLinkTargets(block: HTMLElement) {
  for (const link of block.querySelectorAll('a[href]')) link.append(` (${link.getAttribute('href')})`)
  return (block.textContent ?? '').trim()
}
