import { FileInput } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { Select } from '~/ui/workspace/input'
import { useMutation } from '~/ui/workspace/use-mutation'
import { revertRevisionCall } from '~/wings/planner/plans/revert-revision-call'
import { stacksClient } from '../api'
import type { StackNeeds } from '../stack-needs'

/** A plan that the person may change. */
export interface EditablePlan {
  id: string
  title: string
  revision: number
}

/** A stack as the server finds it again. */
type StackSource = { needs: StackNeeds; rank: number } | { stackId: string }

interface ApplyStackProps {
  plans: EditablePlan[]
  source: StackSource
  /** The plan that is offered first. */
  planId?: string
}

/** Puts the stack into a plan, in place of what stands there; Undo takes it out again. */
export function ApplyStack(props: ApplyStackProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog
      title="Apply to plan"
      description="Replaces the stack of the plan. Layers edited by a person are kept."
      trigger={<Button icon={FileInput}>Apply to plan</Button>}
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      {props.plans.length === 0 ? (
        <p className="text-dense text-muted">You have no plans that you can edit.</p>
      ) : (
        <ApplyForm {...props} onDone={() => setIsOpen(false)} />
      )}
    </Dialog>
  )
}

function ApplyForm({ plans, source, planId, onDone }: ApplyStackProps & { onDone: () => void }) {
  const id = useId()
  const apply = useApplyStack()
  const [wanted, setWanted] = useState(planId ?? plans[0]?.id)
  const plan = plans.find((one) => one.id === wanted) ?? plans[0]
  async function submit(event: React.FormEvent) {
    event.preventDefault()
    if (plan && (await apply(plan, source))) onDone()
  }
  return (
    <form id={id} onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label="Plan">
        {(control) => (
          <Select
            {...control}
            value={plan?.id}
            onChange={({ target }) => setWanted(target.value)}
            options={plans.map(({ id, title }) => ({ value: id, label: title }))}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" className="justify-self-end">
        Apply
      </Button>
    </form>
  )
}

function useApplyStack() {
  const change = useMutation()
  return ({ id, title, revision }: EditablePlan, chosen: StackSource) =>
    change({
      ...stacksClient.post('/applications', { json: { planId: id, basedOn: revision, ...chosen } }),
      successMessage: () => `Stack applied to “${title}”.`,
      undo: revertRevisionCall(id, `Previous stack of “${title}” restored.`),
    })
}
