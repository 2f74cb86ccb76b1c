import { href, useNavigate } from 'react-router'
import { useMutation } from '~/ui/workspace/use-mutation'
import { plansClient } from './api'

/** Gives up one's part in a plan, with a way back; then goes to the plans unless something else is to happen. */
export function useLeavePlan(onLeft?: () => void) {
  const change = useMutation()
  const navigate = useNavigate()
  return async (sprintId: string) => {
    const param = { planId: sprintId }
    const isDone = await change({
      ...plansClient.delete('/:planId/membership', { param }),
      successMessage: () => 'You left the plan.',
      undo: ({ token }) => ({
        ...plansClient.post('/:planId/membership', { param, json: { token } }),
        successMessage: 'You have rejoined the plan.',
      }),
    })
    if (!isDone) return
    if (onLeft) onLeft()
    else await navigate(href('/planner/dashboard'))
  }
}
