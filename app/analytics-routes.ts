import { index, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** What stands below /admin/analytics. */
export const analyticsRoutes: RouteConfigEntry[] = [
  index('wings/reports/reports/routes/admin-analytics.tsx'),
  route('export.csv', 'wings/reports/reports/routes/admin-analytics-export.ts'),
  route('blog/:postId', 'wings/reports/reports/routes/admin-post-analytics.tsx'),
  route('product/:productId', 'wings/reports/reports/routes/admin-product-analytics.tsx'),
  route('goals', 'wings/reports/reports/routes/admin-goals.tsx'),
  route('reports', 'wings/reports/reports/routes/admin-reports.tsx'),
]
