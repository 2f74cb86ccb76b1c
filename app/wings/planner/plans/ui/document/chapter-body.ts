import type { Plan } from '../../plan'
import type { ExpandedGroups } from './use-expanded-groups'

/** What every chapter is drawn from. */
export interface ChapterBodyProps {
  plan: Plan
  /** Groups of requirements and epics that are written into the page. */
  expanded: ExpandedGroups
  onExpand: (groupId: string) => void
}
