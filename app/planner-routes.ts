import { index, prefix, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** What stands below /planner for signed-in people. */
export const plannerRoutes: RouteConfigEntry[] = [
  ...prefix('new', [
    index('domains/plans/routes/new.tsx'),
    route('reading', 'domains/plans/routes/new-reading.ts'),
    route('preview', 'domains/plans/routes/new-preview.ts'),
    route('creation', 'domains/plans/routes/new-creation.ts'),
  ]),
  route('import', 'domains/plans/routes/plan-import.tsx'),
  route('dashboard', 'shell/planner/routes/dashboard.tsx'),
  route('dashboard/trash', 'shell/planner/routes/dashboard-trash.tsx'),
  ...prefix('dashboard/:sprintId', [
    index('domains/plans/routes/plan.tsx'),
    route('history', 'domains/plans/routes/plan-history.tsx'),
    route('export/:format', 'domains/plans/routes/plan-export.ts'),
    route('github', 'domains/plans/routes/plan-github.tsx'),
    route('github/run', 'domains/plans/routes/plan-github-run.ts'),
    route('title', 'domains/plans/routes/plan-title.ts'),
    route('copy', 'domains/plans/routes/plan-copy.ts'),
    route('trash', 'domains/plans/routes/plan-trash.ts'),
    route('members', 'domains/plans/routes/plan-members.ts'),
    route('membership', 'domains/plans/routes/plan-membership.ts'),
    route('reading-link', 'domains/plans/routes/plan-reading-link.ts'),
    route('ai', 'domains/plans/ai/routes/improve.tsx'),
    route('ai/part', 'domains/plans/ai/routes/improve-part.ts'),
    route('ai/acceptance', 'domains/plans/ai/routes/acceptance.ts'),
  ]),
  ...prefix('edit/:sprintId', [
    index('domains/plans/routes/edit.tsx'),
    route('items', 'domains/plans/routes/plan-items.ts'),
    route('brief', 'domains/plans/routes/plan-brief.ts'),
    route('parts/:part', 'domains/plans/routes/plan-part.ts'),
    route('revisions/:revision', 'domains/plans/routes/plan-revision.ts'),
  ]),
  route('board', 'domains/board/routes/board.tsx'),
  ...prefix('board/:planId', [
    route('changes', 'domains/board/routes/board-changes.ts'),
    route('events', 'domains/board/routes/board-events.ts'),
    route('progress', 'domains/board/routes/board-progress.ts'),
    route('limits', 'domains/board/routes/board-limits.ts'),
    route('tasks/:taskId', 'domains/board/routes/board-task.ts'),
  ]),
  route('build-guide', 'domains/board/routes/build-guide-last.ts'),
  route('build-guide/:sprintId', 'domains/board/routes/build-guide.tsx'),
  route('stack-generator', 'shell/planner/routes/stack-generator.tsx'),
  route('stack-generator/application', 'shell/planner/routes/stack-application.ts'),
  ...prefix('stack-library', stackRoutes()),
  route('agents', 'domains/agents/routes/agents.tsx'),
  route('agents/tokens', 'domains/agents/routes/agent-tokens.ts'),
  route('agents/tokens/:tokenId', 'domains/agents/routes/agent-token.ts'),
  route('account', 'domains/accounts/routes/account.tsx', [
    index('domains/accounts/routes/account-profile.tsx'),
    route('security', 'domains/accounts/routes/account-security.tsx'),
    route('data', 'shell/planner/routes/account-data.tsx'),
  ]),
  route('account/export', 'shell/planner/routes/account-export.ts'),
]

/** The library of saved stacks, and of technologies. */
function stackRoutes() {
  return [
    index('domains/stacks/routes/stack-library.tsx'),
    route('technologies', 'domains/stacks/routes/technologies.tsx'),
    route('compare', 'domains/stacks/routes/stack-comparison.tsx'),
    route('new', 'domains/stacks/routes/stack-new.ts'),
    route(':stackId', 'shell/planner/routes/saved-stack.tsx'),
    route(':stackId/title', 'domains/stacks/routes/stack-title.ts'),
    route(':stackId/copy', 'domains/stacks/routes/stack-copy.ts'),
    route(':stackId/trash', 'domains/stacks/routes/stack-trash.ts'),
    route(':stackId/link', 'domains/stacks/routes/stack-link.ts'),
  ]
}
