import type { Panel } from './panel'
import { PanelCard } from './panel-card'

interface PanelColumnsProps {
  panels: Panel[]
  exportPath: string | null
}

/** Two columns, each card as high as its rows; on a narrow screen one below the other, in the order that is given. */
export function PanelColumns({ panels, exportPath }: PanelColumnsProps) {
  const columns = [0, 1].map((column) => panels.filter((_, index) => index % 2 === column))
  return (
    <div className="grid min-w-0 gap-4 lg:grid-cols-2">
      {columns.map((column, index) => (
        <div key={String(index)} className="grid min-w-0 content-start gap-4 max-lg:contents">
          {column.map((panel) => (
            <div key={panel.name} style={{ order: panels.indexOf(panel) }} className="min-w-0">
              <PanelCard panel={panel} exportPath={exportPath} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
