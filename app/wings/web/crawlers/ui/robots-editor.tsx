import { useRef } from 'react'
import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { EditConflictNotice } from '~/ui/workspace/edit-conflict-notice'
import { Field } from '~/ui/workspace/field'
import { UnsavedChangesGuard } from '~/ui/workspace/unsaved-changes-guard'
import { LineNumberedTextarea, selectLine } from './line-numbered-textarea'
import { findRobotsIssues, type RobotsIssue } from './robots-issues'
import { RobotsTester } from './robots-tester'
import { type RobotsFormState, useRobotsForm } from './use-robots-form'

interface RobotsIssueListProps {
  issues: RobotsIssue[]
  onSelectLine: (line: number) => void
}

const SHOWN = 12

/** robots.txt, what is wrong with it, and what it means for a crawler before it is saved. */
export function RobotsEditor({ stored, origin }: { stored: string | null; origin: string }) {
  const writing = useRobotsForm(stored)
  const area = useRef<HTMLTextAreaElement>(null)
  const problems = findRobotsIssues(writing.text)
  const marks = new Map(problems.map(({ line, isError }) => [line ?? 0, isError ? 'error' : 'hint'] as const))
  const hasFault = problems.some(({ isError }) => isError)
  const onLine = (line: number) => selectLine(area.current, line)
  return (
    <>
      {writing.isConflicting && (
        <EditConflictNotice
          title="robots.txt was changed since you opened it."
          onUseTheirs={writing.takeTheirs}
          onKeepMine={writing.keepMine}
        />
      )}
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          writing.save()
        }}
      >
        <Field
          label="robots.txt"
          labelAside={writing.isOwn ? 'default' : 'custom'}
          error={writing.error}
          hint="A Sitemap line is added automatically."
        >
          {(control) => (
            <LineNumberedTextarea
              {...control}
              aria-invalid={hasFault || control['aria-invalid']}
              textareaRef={area}
              lineMarks={marks}
              value={writing.text}
              onChange={writing.change}
            />
          )}
        </Field>
        <RobotsIssueList issues={problems} onSelectLine={onLine} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" disabled={writing.isSaving || !writing.isUnsaved}>
            {writing.isSaving ? 'Saving' : 'Save robots.txt'}
          </Button>
          {!writing.isOwn && (
            <Button disabled={writing.isSaving} onClick={writing.reset}>
              Reset to default
            </Button>
          )}
        </div>
      </form>
      <RobotsTester text={writing.text} origin={origin} onSelectLine={onLine} />
      <BlockSiteDialog writing={writing} />
      <UnsavedChangesGuard isUnsaved={() => writing.isUnsaved} />
    </>
  )
}

function BlockSiteDialog({ writing }: { writing: RobotsFormState }) {
  return (
    <Dialog
      open={writing.warning !== undefined}
      onOpenChange={(isOpen) => !isOpen && writing.cancel()}
      title="Block all search engines?"
      footer={
        <>
          <Button onClick={writing.cancel}>Cancel</Button>
          <Button variant="danger" disabled={writing.isSaving} onClick={writing.confirm}>
            Save and block
          </Button>
        </>
      }
    >
      {writing.warning}
    </Dialog>
  )
}

/** What is wrong with the lines; each leads to its own. */
function RobotsIssueList({ issues, onSelectLine }: RobotsIssueListProps) {
  return (
    <div role="status" className="text-dense empty:hidden">
      {issues.length > 0 && (
        <ul className="grid gap-1">
          {issues.slice(0, SHOWN).map(({ line, message, isError }) => (
            <li key={`${line} ${message}`} className="flex gap-2">
              {line !== undefined && (
                <button type="button" className="link shrink-0 tabular-nums" onClick={() => onSelectLine(line)}>
                  Line {line}
                </button>
              )}
              <span className={`min-w-0 break-words ${isError ? 'font-medium text-danger' : 'text-muted'}`}>
                {message}
              </span>
            </li>
          ))}
        </ul>
      )}
      {issues.length > SHOWN && <p className="text-muted">And {issues.length - SHOWN} more.</p>}
    </div>
  )
}
