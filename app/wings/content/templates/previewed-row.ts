import type { BlockData } from '~/wings/content/landing-pages/block-data'
import type { AnyTemplateContent, TemplateProblem } from './template'

/** What a template gives for one row. */
export interface PreviewedRow {
  problems: TemplateProblem[]
  /** As far as it came; null when there is nothing to show. */
  content: AnyTemplateContent | null
  /** What its blocks name, of a landing page that can be made. */
  blockData?: BlockData
}
