import { href, useRevalidator } from 'react-router'
import { tokensText } from '~/platform/ai/tokens-text'
import { Button } from '~/ui/workspace/button'
import { useChange } from '~/ui/workspace/use-change'
import { takingBack } from '../../taking-back'
import { changesTaken, costOfAll, type Improvement, settled, takenIn } from '../improvement'

interface AcceptBarProps {
  sprintId: string
  revision: number
  improvement: Improvement
  isRunning: boolean
  onDiscard: () => void
}

/** What all of it costs, and the two ways on: into the plan, or away. */
export function AcceptBar({ sprintId, revision, improvement, isRunning, onDiscard }: AcceptBarProps) {
  const change = useChange()
  const { revalidate, state } = useRevalidator()
  const count = changesTaken(improvement)
  const use = costOfAll(improvement)
  const done = settled(improvement)
  if (Object.keys(done).length === 0) return null
  const path = href('/planner/dashboard/:sprintId/ai/acceptance', { sprintId })

  async function accept() {
    const isDone = await change<{ revision: number }>({
      path,
      json: { basedOn: revision, proposal: takenIn(improvement) },
      done: () => (count === 1 ? 'One change is in the plan' : `${count} changes are in the plan`),
      undo: takingBack(sprintId, 'What the AI had improved is taken back'),
    })
    if (isDone) onDiscard()
    else await revalidate() // somebody may have been faster: the next try is on top of what they did
  }

  return (
    <div className="sticky top-0 z-10 mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 bg-paper py-2">
      <p className="basis-full text-dense text-muted tabular-nums sm:flex-1 sm:basis-52">Together {tokensText(use)}</p>
      <Button variant="quiet" disabled={isRunning} onClick={onDiscard}>
        Discard
      </Button>
      <Button variant="primary" disabled={isRunning || count === 0 || state === 'loading'} onClick={accept}>
        {count === 1 ? 'Accept 1 change' : `Accept ${count} changes`}
      </Button>
    </div>
  )
}
