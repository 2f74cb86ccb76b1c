import type { PageTexts } from '../placing/page-plan'

/** A page as suggestions see it. */
export interface LinkablePage extends PageTexts {
  title: string
  /** All that it says, as HTML, where that is more than its texts. */
  fullTexts?: readonly string[]
  /** Words under which it wants to be linked, besides its title. */
  keywords: string[]
  /** The main page of its subject. */
  isPillar: boolean
  isPublic: boolean
}
