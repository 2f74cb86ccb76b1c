import type { PostContent } from '~/wings/content/blog/post-content'
import type { LandingPageContent } from '~/wings/content/landing-pages/landing-page-content'
import type { ProductContent } from '~/wings/shop/products/product-content'
import type { Variable } from './variable'

/*
 * A template is the content of a page in whose texts Liquid stands, and the variables that it asks for. Filled with a row
 * (a value for each variable) it gives the content of one page.
 */

export interface TemplateContentByKind {
  'landing-page': LandingPageContent
  post: PostContent
  product: ProductContent
}

export type TemplateKind = keyof TemplateContentByKind

/** In the order of the specification. */
export const templateKindLabels = {
  'landing-page': 'Landing page',
  post: 'Blog post',
  product: 'Product copy',
} as const satisfies Record<TemplateKind, string>

export function isTemplateKind(value: unknown): value is TemplateKind {
  return typeof value === 'string' && Object.hasOwn(templateKindLabels, value)
}

/**
 * The content has the fields of its kind. Every text of it may hold Liquid, also those that are an address, an id or a word
 * of a few in the finished page, so it fits the kind's schema only after it was filled.
 */
export interface Template<Kind extends TemplateKind = TemplateKind> {
  kind: Kind
  variables: Variable[]
  content: TemplateContentByKind[Kind]
  /** Of amounts whose text names none: the studio's, `EUR`. US dollars where it is not given. */
  currency?: string
}

/** What is wrong with a text of a template, or with what a row says. */
export interface TemplateProblem {
  /** `title`, `blocks.2.items.0.answer`, `variables.price`. */
  field: string
  /** Within the text, from 1 on. */
  line?: number
  message: string
}

/** What people call a variable. */
export function variableLabel({ name, label }: Pick<Variable, 'name' | 'label'>) {
  if (label) return label
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A row that the editor shows the result of: what each variable says there. */
export type SampleRow = Record<string, string>

/** What is written of a template. */
export interface EditableTemplate<Kind extends TemplateKind = TemplateKind> extends Template<Kind> {
  name: string
  samples: SampleRow[]
}

/** A template with where its saving stands. */
export interface StoredTemplate<Kind extends TemplateKind = TemplateKind> extends EditableTemplate<Kind> {
  id: string
  revision: number
  savedAt: Date
  savedBy: string
  deletedAt: Date | null
}

/** A template for whoever makes pages with it; `version` names the save that they are made with. */
export interface UsableTemplate<Kind extends TemplateKind = TemplateKind> extends Template<Kind> {
  id: string
  version: number
  name: string
}

export type AnyTemplateContent = TemplateContentByKind[TemplateKind]
