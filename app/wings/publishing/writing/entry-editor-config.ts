import type { Category } from '~/wings/publishing/categories/category'
import type { PageKind } from '~/wings/web/pages/page'
import type { AnalyzedText } from '~/wings/web/seo-analysis/analyzed-page'
import type { TemplateVariables, TitleTemplateKind } from '~/wings/web/title-templates/title-template'
import type { EntryContent } from './entry'
import type { RichTextAccessor } from './rich-text-accessor'

/** What a room tells the screen on which its pieces are written. */
export interface EntryEditorConfig<Content extends EntryContent = EntryContent> {
  /** The name of its type. */
  type: PageKind
  /** What people call one: "post". */
  noun: string
  /** What its title is called. */
  titleLabel: string
  /** The list in the back office: /admin/blog. */
  listPath: string
  /** Where one is edited, below the list. */
  editPath(entryId: string): string
  /** Where it is looked at how one was seen, where this is counted for it. */
  analyticsPath?(entryId: string): string
  richTexts: RichTextAccessor<Content>
  pathFor(slug: string): string
  previewPathFor(key: string): string
  /** Its fields as they are stored: what is one in this form is one to the server. */
  normalize(content: Content): Content
  /** Content that a device or a tab of an earlier version holds, in the fields of this one. */
  upgradeContent?(content: Content): Content
  /** What stands for it in search results and on cards. */
  getDescription(content: Content): string
  /** Whose pattern its page follows in search results. */
  titleTemplateType: TitleTemplateKind
  /** What the page says for the variables of that pattern, its title among them, in the language of the site. */
  titleVariables(content: Content, language: string, categories: Category[]): TemplateVariables & { title: string }
  /** What its analysis reads, as visitors would. */
  toAnalysisInput(content: Content): AnalyzedText
  /** The picture that stands for it there, by its id. */
  getPictureId(content: Content): string | null
  /** Its own fields with what they are called, for comparing two states; empty ones are left out. */
  toDiffFields(content: Content): [name: string, value: string][]
}
