import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { useEntryEditor } from '../entry-editor-context'
import { EntryConflictNotice } from './entry-conflict-notice'
import { formatShortDateTime } from './publication-state'
import type { OtherEditor } from './use-presence'

interface EditorNoticesProps {
  otherEditors: OtherEditor[]
  /** Whose newer state was put on the screen. */
  updatedBy: string | null
  isRestoreDismissed: boolean
  onRestoreDismissed: () => void
  /** Begins another one, when the one on the screen was left unsaved by an earlier visit. */
  onStartEmpty?: () => void
}

/** What the writer should know, above the text. */
export function EditorNotices({
  otherEditors,
  updatedBy,
  isRestoreDismissed,
  onRestoreDismissed,
  onStartEmpty,
}: EditorNoticesProps) {
  const { draft, config } = useEntryEditor()
  const { restoredAt, state } = draft
  return (
    <div className="grid gap-3 empty:hidden">
      <EntryConflictNotice />
      {state.problem?.kind === 'signed-out' && <SignedOut />}
      {restoredAt !== null && !isRestoreDismissed && (
        <Notice
          title={`Restored unsaved changes from ${formatShortDateTime(new Date(restoredAt))}.`}
          action={
            <>
              {onStartEmpty && <Button onClick={onStartEmpty}>Start new {config.noun}</Button>}
              <Button variant="quiet" onClick={onRestoreDismissed}>
                Dismiss
              </Button>
            </>
          }
        />
      )}
      {otherEditors.length > 0 && (
        <Notice
          kind="warning"
          title={`${joinNames(otherEditors)} ${otherEditors.length === 1 ? 'is' : 'are'} also editing this ${config.noun}.`}
        >
          If you both make changes, you choose which version to keep.
        </Notice>
      )}
      {updatedBy !== null && (
        <Notice title={`${updatedBy || 'Someone'} updated this ${config.noun}. You are viewing the latest version.`} />
      )}
    </div>
  )
}

function SignedOut() {
  return (
    <Notice
      kind="error"
      title="You are signed out. Changes are not being saved."
      action={
        <a
          href="/admin/login"
          target="_blank"
          rel="noreferrer"
          className="control inline-flex items-center rounded-md bg-accent px-3 font-semibold text-on-accent hover:bg-accent-strong"
        >
          Sign in
        </a>
      }
    >
      Sign in in another tab to resume saving. Your changes are stored on this device.
    </Notice>
  )
}

function joinNames(others: OtherEditor[]) {
  return others.map(({ name, email }) => name || email).join(', ')
}
