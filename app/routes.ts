import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every URL of the site. */
export default [
  layout('shell/public-layout.tsx', [
    index('shell/routes/home.tsx'),
    route('blog/:slug', 'domains/blog/routes/post.tsx'),
    route('*', 'shell/routes/not-found.tsx'),
  ]),
  route('api/errors', 'shell/routes/api-errors.ts'),
] satisfies RouteConfig
