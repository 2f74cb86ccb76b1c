import { useState } from 'react'
import { CopyButton } from '~/ui/copy-button'
import { Button } from '~/ui/workspace/button'
import type { Task } from '../plan'

/** The prompt to copy. It is written into the page when somebody wants to read it: hundreds would make a large plan slow. */
export function PromptOfTask({ task: { id, prompt } }: { task: Pick<Task, 'id' | 'prompt'> }) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="grid gap-2 print:hidden">
      <div className="-ml-2.5 flex flex-wrap">
        <CopyButton text={prompt} what={`prompt of ${id}`} />
        {!isShown && (
          <Button variant="quiet" onClick={() => setIsShown(true)}>
            Show it
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
