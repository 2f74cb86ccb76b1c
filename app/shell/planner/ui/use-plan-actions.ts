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
        successMessage: () => 'The plan is renamed.',
        undo: (reply) => ({
          path: naming,
          method: 'PUT',
          json: { title, basedOn: reply.revision },
          done: `It is “${title}” again.`,
        }),
      }),
    copy: () =>
      change<{ id: string }>({
        path: href('/planner/dashboard/:sprintId/copy', { sprintId }),
        successMessage: () => `“${title}” is duplicated.`,
        undo: ({ id }) => ({ path: trashOf(id), done: 'The copy is in the trash.' }),
      }),
    trash: () =>
      change({
        path: trashOf(sprintId),
        successMessage: () => `“${title}” is in the trash.`,
        undo: () => ({ path: trashOf(sprintId), method: 'DELETE', done: `“${title}” is back.` }),
      }),
    restore: () =>
      change({
        path: trashOf(sprintId),
        method: 'DELETE',
        successMessage: () => `“${title}” is back.`,
        undo: () => ({ path: trashOf(sprintId), done: `“${title}” is in the trash.` }),
      }),
  }
}
