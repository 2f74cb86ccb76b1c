import { href } from 'react-router'
import { useMutation } from '~/ui/workspace/use-mutation'
import type { PlanCard } from '~/wings/planner/plans/plan-list'
import { useLeavePlan } from '~/wings/planner/plans/use-leave-plan'

/** What is done with a plan in the list; each can be taken back. */
export function usePlanActions({ id: sprintId, title, revision }: Pick<PlanCard, 'id' | 'title' | 'revision'>) {
  const change = useMutation()
  const leave = useLeavePlan(() => {})
  const trashOf = (id: string) => href('/planner/dashboard/:sprintId/trash', { sprintId: id })
  const naming = href('/planner/dashboard/:sprintId/title', { sprintId })
  return {
    leave,
    rename: (next: string) =>
      change<{ revision: number }>({
        path: naming,
        method: 'PUT',
        json: { title: next, basedOn: revision },
        successMessage: () => 'Plan renamed.',
        undo: (reply) => ({
          path: naming,
          method: 'PUT',
          json: { title, basedOn: reply.revision },
          successMessage: `Renamed back to “${title}”.`,
        }),
      }),
    copy: () =>
      change<{ id: string }>({
        path: href('/planner/dashboard/:sprintId/copy', { sprintId }),
        successMessage: () => `“${title}” duplicated.`,
        undo: ({ id }) => ({ path: trashOf(id), successMessage: 'Copy moved to trash.' }),
      }),
    trash: () =>
      change({
        path: trashOf(sprintId),
        successMessage: () => `“${title}” moved to trash.`,
        undo: () => ({ path: trashOf(sprintId), method: 'DELETE', successMessage: `“${title}” restored.` }),
      }),
    restore: () =>
      change({
        path: trashOf(sprintId),
        method: 'DELETE',
        successMessage: () => `“${title}” restored.`,
        undo: () => ({ path: trashOf(sprintId), successMessage: `“${title}” moved to trash.` }),
      }),
  }
}
