import type { RunStatus } from './run'
import { RunControls, type RunControlsProps } from './run-controls'
import { RunProgress } from './run-progress'

interface RunPanelProps<Run extends RunStatus> extends RunControlsProps<Run> {
  title: string
  /** Who started it, or what it is about. */
  text: React.ReactNode
}

/** A run that is worked at beside other things: what it is, how far it is, and the way to steer it. */
export function RunPanel<Run extends RunStatus>({ title, text, ...props }: RunPanelProps<Run>) {
  return (
    <section aria-label={title} className="mb-5 grid gap-2.5 rounded-md border border-line bg-surface p-4 text-dense">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="min-w-0">
          <span className="font-semibold">{title}</span>
          <span className="block text-muted wrap-anywhere">{text}</span>
        </p>
        <div className="flex flex-wrap gap-2">
          <RunControls {...props} />
        </div>
      </div>
      <RunProgress description={props.description} run={props.run} />
    </section>
  )
}
