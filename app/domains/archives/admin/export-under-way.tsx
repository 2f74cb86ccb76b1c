import { Square } from 'lucide-react'
import { Button } from '~/ui/workspace/button'
import { ProgressBar } from '~/ui/workspace/progress-bar'
import { useChange } from '~/ui/workspace/use-change'
import type { ExportUnderWayNow } from '../exports/queries.server'
import { type ExportKind, kindWords } from '../exports/site-export'
import { progressShare, progressWords } from './export-words'
import { exportRunningPath } from './paths'

/** The export that is made just now, how far it is, and the way to stop it. */
export function ExportUnderWay({ export: underWay }: { export: ExportUnderWayNow }) {
  const change = useChange()
  const { id, kind, fileName } = underWay
  const value = progressShare(underWay)
  return (
    <section
      aria-label="Export under way"
      className="grid gap-2.5 rounded-md border border-line bg-surface p-4 text-dense"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="min-w-0">
          <span className="font-semibold">{kindWords[kind as ExportKind]}</span>
          <span className="block text-muted break-all">{fileName}</span>
        </p>
        <Button
          icon={Square}
          onClick={() => void change({ path: exportRunningPath(id), method: 'DELETE', done: () => 'Export stopped' })}
        >
          Stop
        </Button>
      </div>
      <ProgressBar label={`Export: ${fileName}`} {...(value !== undefined && { value })} />
      <p className="text-muted tabular-nums">{progressWords(underWay)}</p>
    </section>
  )
}
