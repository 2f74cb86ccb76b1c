import { index, prefix, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** What stands below /planner for signed-in people. */
export const plannerRoutes: RouteConfigEntry[] = [
  route('api/*', 'shell/planner/routes/planner-api.ts'),
  ...prefix('new', [index('wings/planner/plans/routes/new-plan.tsx')]),
  route('import', 'wings/planner/plans/routes/plan-import.tsx'),
  route('dashboard', 'shell/planner/routes/dashboard.tsx'),
  route('dashboard/trash', 'shell/planner/routes/dashboard-trash.tsx'),
  ...prefix('dashboard/:sprintId', [
    index('wings/planner/plans/routes/plan.tsx'),
    route('history', 'wings/planner/plans/routes/plan-history.tsx'),
    route('export/:format', 'wings/planner/plans/routes/plan-export.ts'),
    route('github', 'wings/planner/plans/routes/plan-github.tsx'),
    route('ai', 'wings/planner/plans/routes/plan-ai.tsx'),
  ]),
  ...prefix('edit/:sprintId', [index('wings/planner/plans/routes/plan-edit.tsx')]),
  route('board', 'wings/planner/board/routes/board.tsx'),
  route('build-guide', 'wings/planner/board/routes/build-guide-redirect.ts'),
  route('build-guide/:sprintId', 'wings/planner/board/routes/build-guide.tsx'),
  route('stack-generator', 'shell/planner/routes/stack-generator.tsx'),
  ...prefix('stack-library', stackRoutes()),
  route('agents', 'wings/planner/agents/routes/agents.tsx'),
  route('account', 'wings/site/accounts/routes/account.tsx', [
    index('wings/site/accounts/routes/account-profile.tsx'),
    route('security', 'wings/site/accounts/routes/account-security.tsx'),
    route('data', 'shell/planner/routes/account-data.tsx'),
  ]),
  route('account/export', 'shell/planner/routes/account-export.ts'),
]

/** The library of saved stacks, and of technologies. */
function stackRoutes() {
  return [
    index('wings/planner/stacks/routes/stack-library.tsx'),
    route('technologies', 'wings/planner/stacks/routes/technologies.tsx'),
    route('compare', 'wings/planner/stacks/routes/stack-comparison.tsx'),
    route(':stackId', 'shell/planner/routes/saved-stack.tsx'),
  ]
}
