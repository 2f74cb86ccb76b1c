import { href } from 'react-router'
import { Button } from '~/ui/workspace/button'
import type { Saving } from '../notes-store'

const tones = { calm: 'text-muted', warning: 'text-warning', danger: 'text-danger' }

/** What becomes of the writing; on every width. */
export function SavingLine({ saving, onRetry }: { saving: Saving; onRetry: () => void }) {
  const { tone, text, canRetry, isSignedOut } = saving
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-2 leading-snug">
      <span data-saving className={`tabular-nums ${tones[tone]}`}>
        {text}
      </span>
      {isSignedOut && (
        // in a tab of its own: what was typed stays where it is
        <a
          href={href('/planner/login')}
          target="_blank"
          rel="noreferrer"
          className="control -my-1 inline-flex items-center px-1 font-semibold text-ink underline underline-offset-4"
        >
          Sign in
        </a>
      )}
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
