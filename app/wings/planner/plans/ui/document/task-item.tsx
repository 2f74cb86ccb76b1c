import { useState } from 'react'
import { CopyButton } from '~/ui/copy-button'
import { Button } from '~/ui/workspace/button'
import type { Task } from '../../plan'
import { roundedExpectedHours } from '../../rounded-expected-hours'
import { DocumentItem, ItemIdLink, ItemLinks } from './document-item'

/** A task in two lines; how it is tested and what it is asked with open below. */
export function TaskItem({ task, isCritical }: { task: Task; isCritical: boolean }) {
  const { optimistic, mostLikely, pessimistic } = task.estimate
  return (
    <DocumentItem item={task} className="py-1.5">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <ItemIdLink item={task} />
        <span className="min-w-0 flex-1 basis-60">
          {task.title}
          {isCritical && <span className="ml-2 text-dense font-semibold text-accent">critical</span>}
        </span>
        <span className="text-dense text-muted tabular-nums" title="Optimistic / most likely / pessimistic → expected">
          {optimistic} / {mostLikely} / {pessimistic} → {roundedExpectedHours(task.estimate)} h
        </span>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-4 text-dense text-muted">
        <span>{task.skill}</span>
        {task.dependsOn.length > 0 && (
          <span>
            after <ItemLinks ids={task.dependsOn} />
          </span>
        )}
        <details className="basis-full open:mt-1">
          <summary className="inline-block rounded-sm py-0.5 text-faint hover:text-ink pointer-coarse:min-h-11 pointer-coarse:py-3">
            Test and prompt<span className="sr-only"> of {task.id}</span>
          </summary>
          <div className="grid max-w-2xl gap-2 pb-2">
            <p>
              <strong className="font-semibold text-ink">Test:</strong> {task.testStrategy}
            </p>
            <p>
              Acceptance criteria: <ItemLinks ids={task.criterionIds} />.
              {task.riskIds.length > 0 && (
                <>
                  {' '}
                  Risks: <ItemLinks ids={task.riskIds} />.
                </>
              )}
            </p>
            <CopyableTaskPrompt task={task} />
          </div>
        </details>
      </div>
    </DocumentItem>
  )
}

/** The prompt to copy. It is written into the page when somebody wants to read it: hundreds would make a large plan slow. */
function CopyableTaskPrompt({ task: { id, prompt } }: { task: Pick<Task, 'id' | 'prompt'> }) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="grid gap-2 print:hidden">
      <div className="-ml-2.5 flex flex-wrap">
        <CopyButton text={prompt} itemName={`prompt for ${id}`} />
        {!isShown && (
          <Button variant="quiet" onClick={() => setIsShown(true)}>
            Show prompt
          </Button>
        )}
      </div>
      {isShown && (
        <pre className="max-h-96 overflow-auto rounded-md bg-wash p-3 font-mono text-[0.8125rem] whitespace-pre-wrap">
          {prompt}
        </pre>
      )}
    </div>
  )
}
