import { VersionTabs } from '../versions/version-tabs'
import { UndoTools } from './undo-tools'

/** What concerns the page as a whole. */
export function BuilderBar() {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <UndoTools />
      <VersionTabs />
    </div>
  )
}
