import type { PatternKind, PatternWords } from '~/domains/patterns/pattern'
import type { AnalysedText } from '~/domains/seo-analysis/analysed-page'
import type { PieceContent } from './piece'
import type { Texts } from './texts'

/** What a room tells the screen on which its pieces are written. */
export interface ScreenKind<Content extends PieceContent = PieceContent> {
  /** What people call one: "post". */
  noun: string
  /** What its title is called. */
  titleLabel: string
  /** Who reads it: "Readers". */
  audience: string
  /** The list in the back office: /admin/blog. */
  listPath: string
  /** Where one is edited, below the list; everything about it is asked under this address. */
  editPath(pieceId: string): string
  /** Where it is looked at how one was seen, where this is counted for it. */
  figuresPath?(pieceId: string): string
  texts: Texts<Content>
  pathOf(slug: string): string
  previewPathOf(key: string): string
  /** Its fields as they are stored: what is one in this form is one to the server. */
  tidy(content: Content): Content
  /** What stands for it in search results and on cards. */
  descriptionOf(content: Content): string
  /** Whose pattern its page follows in search results. */
  patternKind: PatternKind
  /** What the page says for the variables of that pattern, its title among them. */
  patternWords(content: Content): PatternWords & { title: string }
  /** What its analysis reads, as visitors would. */
  analysedText(content: Content): AnalysedText
  /** The picture that stands for it there, by its id. */
  pictureOf(content: Content): string | null
  /** Its own fields with what they are called, for comparing two states; empty ones are left out. */
  fieldsOf(content: Content): [name: string, value: string][]
}
