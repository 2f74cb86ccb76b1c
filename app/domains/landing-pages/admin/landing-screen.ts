import type { ScreenKind } from '~/domains/writing/screen-kind'
import { analysedLandingPage } from '../analysed-landing-page'
import type { Block, BlockPicture } from '../block-schema'
import { blockWords } from '../block-words'
import { blocksIn, blocksOfType } from '../blocks/blocks-in'
import { landingTexts } from '../blocks/landing-texts'
import { type LandingContent, tidyLandingPage } from '../landing-content'
import { landingPagePath, previewPath } from '../public/landing-page'

export const landingScreen: ScreenKind<LandingContent> = {
  noun: 'landing page',
  titleLabel: 'Title',
  audience: 'Visitors',
  listPath: '/admin/landing-pages',
  editPath: (pieceId) => `/admin/landing-pages/${pieceId}/edit`,
  pathOf: landingPagePath,
  previewPathOf: previewPath,
  tidy: tidyLandingPage,
  texts: landingTexts,
  descriptionOf: ({ description }) => description,
  patternKind: 'landing-page',
  patternWords: ({ title }) => ({ title }),
  analysedText: analysedLandingPage,
  pictureOf: heroPictureOf,
  fieldsOf: landingFields,
}

/** Each text of each block by itself, so that a comparison shows which one has changed. */
function landingFields({ description, blocks, variants }: LandingContent): [string, string][] {
  return [
    ['Description', description],
    ...fieldsOfBlocks(blocks, ''),
    ...variants.flatMap(({ name, share, blocks }): [string, string][] => [
      [`Version ${name}`, `${share} % of the visitors`],
      ...fieldsOfBlocks(blocks, `${name}, `),
    ]),
  ]
}

/** The picture that stands for the page: its first hero's. */
function heroPictureOf({ blocks }: LandingContent) {
  return blocksOfType(blocks, 'hero').find(({ picture }) => picture)?.picture?.id ?? null
}

function fieldsOfBlocks(blocks: Block[], version: string): [string, string][] {
  return blocksIn(blocks).flatMap(({ id: _id, type, ...fields }) => {
    const name = `${version}${blockWords[type].label}`
    // what an article says is compared as a text, block by block
    const told = type === 'rich-text' ? [] : Object.values(fields).flatMap(wordsOf)
    return [[name, told[0] ?? '·'], ...told.slice(1).map((words): [string, string] => [name, words])]
  })
}

function wordsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((row) => wordsOf(row).join(', ') || [])
  if (isPicture(value)) return [`Picture: ${value.alt || 'without alt text'} (${value.id.slice(0, 8)})`]
  if (typeof value === 'object' && value !== null)
    return [Object.values(value).flatMap(wordsOf).join(', ')].filter(Boolean)
  return typeof value === 'string' || typeof value === 'number' ? [String(value)].filter(Boolean) : []
}

function isPicture(value: unknown): value is BlockPicture {
  return typeof value === 'object' && value !== null && 'alt' in value && 'id' in value
}
