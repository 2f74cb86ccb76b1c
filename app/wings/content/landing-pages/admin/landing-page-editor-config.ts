import type { EntryEditorConfig } from '~/wings/publishing/writing/entry-editor-config'
import { blockLabels } from '../block-labels'
import type { Block, BlockPictureReference } from '../block-schema'
import { filterBlocksByType, flattenBlocks } from '../engine/flatten-blocks'
import { landingPageTextAccessor } from '../engine/landing-page-text-accessor'
import { landingPagePath, landingPagePreviewPath } from '../landing-page'
import { landingPageAnalysisInput } from '../landing-page-analysis-input'
import { type LandingPageContent, normalizeLandingPageContent } from '../landing-page-content'

export const landingPageEditorConfig: EntryEditorConfig<LandingPageContent> = {
  type: 'landing-page',
  noun: 'landing page',
  titleLabel: 'Title',
  listPath: '/admin/landing-pages',
  editPath: (entryId) => `/admin/landing-pages/${entryId}/edit`,
  pathFor: landingPagePath,
  previewPathFor: landingPagePreviewPath,
  normalize: normalizeLandingPageContent,
  richTexts: landingPageTextAccessor,
  getDescription: ({ description }) => description,
  titleTemplateType: 'landing-page',
  titleVariables: ({ title }) => ({ title }),
  toAnalysisInput: landingPageAnalysisInput,
  getPictureId: findHeroPictureId,
  toDiffFields: toLandingPageDiffFields,
}

/** Each text of each block by itself, so that a comparison shows which one has changed. */
function toLandingPageDiffFields({ description, blocks, variants }: LandingPageContent): [string, string][] {
  return [
    ['Description', description],
    ...blockDiffFields(blocks, ''),
    ...variants.flatMap(({ name, share, blocks }): [string, string][] => [
      [`Variant ${name}`, `${share}% of visitors`],
      ...blockDiffFields(blocks, `${name}, `),
    ]),
  ]
}

/** The picture that stands for the page: its first hero's. */
function findHeroPictureId({ blocks }: LandingPageContent) {
  return filterBlocksByType(blocks, 'hero').find(({ picture }) => picture)?.picture?.id ?? null
}

function blockDiffFields(blocks: Block[], version: string): [string, string][] {
  return flattenBlocks(blocks).flatMap(({ id: _id, type, ...fields }) => {
    const name = `${version}${blockLabels[type].label}`
    // what an article says is compared as a text, block by block
    const told = type === 'rich-text' ? [] : Object.values(fields).flatMap(collectTexts)
    return [[name, told[0] ?? '·'], ...told.slice(1).map((words): [string, string] => [name, words])]
  })
}

function collectTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((row) => collectTexts(row).join(', ') || [])
  if (isPicture(value)) return [`Image: ${value.alt || 'no alt text'} (${value.id.slice(0, 8)})`]
  if (typeof value === 'object' && value !== null)
    return [Object.values(value).flatMap(collectTexts).join(', ')].filter(Boolean)
  return typeof value === 'string' || typeof value === 'number' ? [String(value)].filter(Boolean) : []
}

function isPicture(value: unknown): value is BlockPictureReference {
  return typeof value === 'object' && value !== null && 'alt' in value && 'id' in value
}
