import { Button } from '~/ui/workspace/button'
import type { Saving } from '../notes-store'

const tones = { calm: 'text-muted', warning: 'text-warning', danger: 'text-danger' }

/** What becomes of the writing; on every width. */
export function SavingLine({ saving: { tone, text, canRetry }, onRetry }: { saving: Saving; onRetry: () => void }) {
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-2 leading-snug">
      <span data-saving className={`tabular-nums ${tones[tone]}`}>
        {text}
      </span>
      {canRetry && (
        <Button variant="quiet" className="-my-1 text-ink" onClick={onRetry}>
          Retry
        </Button>
      )}
      <span role="status" className="sr-only">
        {tone === 'calm' ? '' : text}
      </span>
    </p>
  )
}
