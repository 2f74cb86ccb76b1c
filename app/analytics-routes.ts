import { index, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** What stands below /admin/analytics. */
export const analyticsRoutes: RouteConfigEntry[] = [
  index('domains/reports/routes/admin-analytics.tsx'),
  route('live', 'domains/reports/routes/admin-analytics-live.ts'),
  route('export.csv', 'domains/reports/routes/admin-analytics-export.ts'),
  route('blog/:postId', 'domains/reports/routes/admin-post-figures.tsx'),
  route('product/:productId', 'domains/reports/routes/admin-product-figures.tsx'),
  route('goals', 'domains/reports/routes/admin-goals.tsx'),
  route('goals/:goalId', 'domains/reports/routes/admin-goal.ts'),
  route('funnels/:funnelId', 'domains/reports/routes/admin-funnel.ts'),
  route('reports', 'domains/reports/routes/admin-reports.tsx'),
  route('reports/now', 'domains/reports/routes/admin-report-now.ts'),
  route('reports/recipients/:recipientId', 'domains/reports/routes/admin-recipient.ts'),
  route('reports/links', 'domains/reports/routes/admin-share-links.ts'),
  route('reports/links/:linkId', 'domains/reports/routes/admin-share-link.ts'),
  route('notes/:noteId', 'domains/reports/routes/admin-chart-note.ts'),
]
