import { index, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** What stands below /admin/analytics. */
export const analyticsRoutes: RouteConfigEntry[] = [
  index('wings/reports/reports/routes/admin-analytics.tsx'),
  route('live', 'wings/reports/reports/routes/admin-analytics-live.ts'),
  route('export.csv', 'wings/reports/reports/routes/admin-analytics-export.ts'),
  route('blog/:postId', 'wings/reports/reports/routes/admin-post-analytics.tsx'),
  route('product/:productId', 'wings/reports/reports/routes/admin-product-analytics.tsx'),
  route('goals', 'wings/reports/reports/routes/admin-goals.tsx'),
  route('goals/:goalId', 'wings/reports/reports/routes/admin-goal.ts'),
  route('funnels/:funnelId', 'wings/reports/reports/routes/admin-funnel.ts'),
  route('reports', 'wings/reports/reports/routes/admin-reports.tsx'),
  route('reports/now', 'wings/reports/reports/routes/admin-send-report-now.ts'),
  route('reports/recipients/:recipientId', 'wings/reports/reports/routes/admin-recipient.ts'),
  route('reports/links', 'wings/reports/reports/routes/admin-share-links.ts'),
  route('reports/links/:linkId', 'wings/reports/reports/routes/admin-share-link.ts'),
  route('notes/:noteId', 'wings/reports/reports/routes/admin-chart-note.ts'),
]
