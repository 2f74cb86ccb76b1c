import { useMutation } from '~/ui/workspace/use-mutation'
import { plansClient } from '~/wings/planner/plans/api'
import type { PlanCard } from '~/wings/planner/plans/plan-list'
import { useLeavePlan } from '~/wings/planner/plans/use-leave-plan'

/** What is done with a plan in the list; each can be taken back. */
export function usePlanActions({ id: planId, title, revision }: Pick<PlanCard, 'id' | 'title' | 'revision'>) {
  const change = useMutation()
  const leave = useLeavePlan(() => {})
  const param = { planId }
  const saveTitle = (next: string, basedOn: number) =>
    plansClient.put('/:planId/title', { param, json: { title: next, basedOn } })
  const moveToTrash = (id: string) => plansClient.post('/:planId/trash', { param: { planId: id } })
  const takeFromTrash = plansClient.delete('/:planId/trash', { param })
  return {
    leave,
    rename: (next: string) =>
      change({
        ...saveTitle(next, revision),
        successMessage: () => 'Plan renamed.',
        undo: (reply) => ({
          ...saveTitle(title, reply.revision),
          successMessage: `Renamed back to “${title}”.`,
        }),
      }),
    copy: () =>
      change({
        ...plansClient.post('/:planId/copy', { param }),
        successMessage: () => `“${title}” duplicated.`,
        undo: ({ id }) => ({ ...moveToTrash(id), successMessage: 'Copy moved to trash.' }),
      }),
    trash: () =>
      change({
        ...moveToTrash(planId),
        successMessage: () => `“${title}” moved to trash.`,
        undo: () => ({ ...takeFromTrash, successMessage: `“${title}” restored.` }),
      }),
    restore: () =>
      change({
        ...takeFromTrash,
        successMessage: () => `“${title}” restored.`,
        undo: () => ({ ...moveToTrash(planId), successMessage: `“${title}” moved to trash.` }),
      }),
  }
}
