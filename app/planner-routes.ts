import { index, prefix, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** What stands below /planner for signed-in people. */
export const plannerRoutes: RouteConfigEntry[] = [
  route('api/*', 'shell/planner/routes/planner-api.ts'),
  ...prefix('new', [
    index('wings/planner/plans/routes/new-plan.tsx'),
    route('analysis', 'wings/planner/plans/routes/new-plan-analysis.ts'),
    route('preview', 'wings/planner/plans/routes/new-plan-preview.ts'),
    route('creation', 'wings/planner/plans/routes/new-plan-creation.ts'),
  ]),
  route('import', 'wings/planner/plans/routes/plan-import.tsx'),
  route('dashboard', 'shell/planner/routes/dashboard.tsx'),
  route('dashboard/trash', 'shell/planner/routes/dashboard-trash.tsx'),
  ...prefix('dashboard/:sprintId', [
    index('wings/planner/plans/routes/plan.tsx'),
    route('history', 'wings/planner/plans/routes/plan-history.tsx'),
    route('export/:format', 'wings/planner/plans/routes/plan-export.ts'),
    route('github', 'wings/planner/plans/routes/plan-github.tsx'),
    route('github/run', 'wings/planner/plans/routes/plan-github-run.ts'),
    route('title', 'wings/planner/plans/routes/plan-title.ts'),
    route('copy', 'wings/planner/plans/routes/plan-copy.ts'),
    route('trash', 'wings/planner/plans/routes/plan-trash.ts'),
    route('members', 'wings/planner/plans/routes/plan-members.ts'),
    route('membership', 'wings/planner/plans/routes/plan-membership.ts'),
    route('read-only-link', 'wings/planner/plans/routes/plan-read-only-link.ts'),
    route('ai', 'wings/planner/plans/routes/plan-ai.tsx'),
    route('ai/part', 'wings/planner/plans/routes/plan-ai-part.ts'),
    route('ai/acceptance', 'wings/planner/plans/routes/plan-ai-acceptance.ts'),
  ]),
  ...prefix('edit/:sprintId', [
    index('wings/planner/plans/routes/plan-edit.tsx'),
    route('items', 'wings/planner/plans/routes/plan-items.ts'),
    route('brief', 'wings/planner/plans/routes/plan-brief.ts'),
    route('parts/:part', 'wings/planner/plans/routes/plan-part.ts'),
    route('revisions/:revision', 'wings/planner/plans/routes/plan-revision.ts'),
  ]),
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
