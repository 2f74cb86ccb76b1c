import { plansClient } from './api'

/** The call with which Undo takes a change of a plan back, and what is said when it has. */
export const revertRevisionCall =
  (sprintId: string, successMessage = 'Change undone') =>
  ({ revision }: { revision: number }) => ({
    ...plansClient.delete('/:planId/revisions/:revision', { param: { planId: sprintId, revision: String(revision) } }),
    successMessage,
  })
