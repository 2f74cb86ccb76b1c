import { href } from 'react-router'

/** The call with which Undo takes a change of a plan back, and what is said when it has. */
export const revertRevisionCall =
  (sprintId: string, successMessage = 'Change undone') =>
  ({ revision }: { revision: number }) => ({
    path: href('/planner/edit/:sprintId/revisions/:revision', { sprintId, revision: String(revision) }),
    method: 'DELETE' as const,
    successMessage: successMessage,
  })
