import { Square } from 'lucide-react'
import { Button } from '~/ui/workspace/button'
import { ProgressBar } from '~/ui/workspace/progress-bar'
import { useMutation } from '~/ui/workspace/use-mutation'
import { archivesClient } from '../api'
import type { ActiveExport } from '../export/exports.queries.server'
import { type ExportKind, exportKindLabels } from '../export/site-export'
import { exportProgressFraction, exportProgressLabel } from './export-labels'

/** The export that is made just now, how far it is, and the way to stop it. */
export function RunningExportPanel({ export: underWay }: { export: ActiveExport }) {
  const change = useMutation()
  const { id, kind, fileName } = underWay
  const value = exportProgressFraction(underWay)
  return (
    <section
      aria-label="Export in progress"
      className="grid gap-2.5 rounded-md border border-line bg-surface p-4 text-dense"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="min-w-0">
          <span className="font-semibold">{exportKindLabels[kind as ExportKind]}</span>
          <span className="block text-muted break-all">{fileName}</span>
        </p>
        <Button
          icon={Square}
          onClick={() =>
            void change({
              ...archivesClient.delete('/exports/:exportId/running', { param: { exportId: id } }),
              successMessage: () => 'Export stopped.',
            })
          }
        >
          Stop
        </Button>
      </div>
      <ProgressBar label={`Export: ${fileName}`} {...(value !== undefined && { value })} />
      <p className="text-muted tabular-nums">{exportProgressLabel(underWay)}</p>
    </section>
  )
}
