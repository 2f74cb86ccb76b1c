import type { Material } from '~/domains/landing-pages/material'
import type { AnyContent, Problem } from '../template'

/** What a template gives for one row. */
export interface PreviewedRow {
  problems: Problem[]
  /** As far as it came; null when there is nothing to show. */
  content: AnyContent | null
  /** What its blocks name, of a landing page that can be made. */
  material?: Material
}
