import type { ContentOf, Template, TemplateKind } from './template'

/** A row that the editor shows the result of: what each variable says there. */
export type Sample = Record<string, string>

/** What is written of a template. */
export interface TemplateState<Kind extends TemplateKind = TemplateKind> extends Template<Kind> {
  name: string
  samples: Sample[]
}

/** A template with where its saving stands. */
export interface StoredTemplate<Kind extends TemplateKind = TemplateKind> extends TemplateState<Kind> {
  id: string
  revision: number
  savedAt: Date
  savedBy: string
  deletedAt: Date | null
}

/** A template for whoever makes pages with it; `version` names the save that they are made with. */
export interface TemplateToUse<Kind extends TemplateKind = TemplateKind> extends Template<Kind> {
  id: string
  version: number
  name: string
}

export type AnyContent = ContentOf[TemplateKind]
