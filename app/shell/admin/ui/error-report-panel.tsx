import type { StoredErrorReport } from '~/platform/errors/error-reports.commands.server'
import { formatNumber } from '~/platform/text/format-number'
import { DescriptionList } from '~/ui/workspace/description-list'
import { Sheet } from '~/ui/workspace/dialog'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { useOpenRow } from '~/ui/workspace/use-open-row'

/** One report with its stack, beside the list. */
export function ErrorReportPanel({ report }: { report: StoredErrorReport | undefined }) {
  const { close } = useOpenRow()
  if (!report) return null
  const { kind, source, message, stack, reference, pagePath, durationMs, occurredAt } = report
  return (
    <Sheet
      open
      onOpenChange={close}
      title={kind === 'slow' ? 'Slow operation' : 'Error'}
      description={source === 'browser' ? 'Visitor’s browser' : 'Server'}
      className="w-[min(48rem,100vw)]"
    >
      <div className="grid gap-6">
        <p className="text-small font-medium break-words whitespace-pre-wrap">{message}</p>
        <DescriptionList
          items={[
            ['Time', <RelativeTime key="at" at={occurredAt} isExact />],
            ['Page', pagePath],
            ['Duration', durationMs !== null && `${formatNumber(durationMs)} ms`],
            ['Reference', <code key="reference">{reference}</code>],
          ]}
        />
        {stack && (
          <pre className="rounded-md border border-line bg-wash p-3 font-mono text-[0.8125rem] leading-relaxed break-words whitespace-pre-wrap">
            {stack}
          </pre>
        )}
      </div>
    </Sheet>
  )
}
