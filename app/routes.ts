import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { adminRoutes } from './admin-routes'
import { plannerPrefix } from './domains/planner/paths'
import { plannerRoutes } from './planner-routes'

/** Every URL of the site; those of the back office and the planner are in admin-routes.ts and planner-routes.ts. */
export default [
  layout('shell/public-layout.tsx', [
    index('shell/routes/home.tsx'),
    ...prefix('tools', [
      index('domains/products/routes/catalogue.tsx'),
      route(':slug', 'domains/products/routes/product.tsx'),
    ]),
    ...prefix('blog', [index('domains/blog/routes/list.tsx'), route(':slug', 'domains/blog/routes/post.tsx')]),
    route('preview/:key', 'domains/blog/routes/preview.tsx'),
    route('preview/product/:key', 'domains/products/routes/preview.tsx'),
    route('preview/page/:key', 'domains/landing-pages/routes/preview.tsx'),
    route('contact', 'domains/contact/routes/contact.tsx'),
    route('purchases', 'domains/purchases/routes/purchases.tsx'),
    route('get-template', 'domains/contact/routes/get-template.tsx'),
    ...prefix(plannerPrefix, [
      index('shell/routes/planner-landing.tsx'),
      route('login', 'domains/accounts/routes/planner-login.tsx'),
    ]),
    route('about', 'shell/routes/about.tsx'),
    route('product-leadership', 'shell/routes/product-leadership.tsx'),
    route('help', 'shell/routes/help.tsx'),
    route('docs', 'shell/routes/docs.tsx'),
    route('docs/licences', 'shell/routes/docs-licences.tsx'),
    route('privacy', 'shell/routes/privacy.tsx'),
    route('terms', 'shell/routes/terms.tsx'),
    route('sitemap', 'shell/routes/sitemap.tsx'),
    route('test-twitter', 'shell/routes/test-twitter.tsx'),
    route('test-blog-twitter', 'shell/routes/test-blog-twitter.tsx'),
    route('debug-blog', 'shell/routes/debug-blog.tsx'),
    route(':slug', 'domains/landing-pages/routes/landing-page.tsx'),
    route('*', 'shell/routes/not-found.tsx'),
  ]),
  layout('shell/standalone-layout.tsx', [
    route('lp/queuepro', 'domains/landing-pages/routes/queuepro.tsx'),
    route('queuepro', 'domains/landing-pages/routes/queuepro.tsx', { id: 'queuepro-short' }),
    route('download/:token', 'domains/downloads/routes/download.tsx'),
    route('download/:token/fresh', 'domains/downloads/routes/download-fresh.tsx'),
    route('checkout/:slug', 'domains/orders/routes/checkout.tsx'),
    ...prefix('payment', [
      route('success', 'domains/orders/routes/payment-success.tsx'),
      route('cancelled', 'domains/orders/routes/payment-cancelled.tsx'),
      route('continue', 'domains/orders/routes/payment-continue.tsx'),
      route('test/:orderKey', 'domains/orders/routes/payment-test.tsx'),
    ]),
    route('purchases/:token', 'domains/purchases/routes/purchases-link.tsx'),
    route('review/:token', 'domains/reviews/routes/review.tsx'),
    route('stack/:key', 'domains/stacks/routes/shared-stack.tsx'),
    route('plan/:key', 'domains/plans/routes/shared-plan.tsx'),
  ]),
  layout('shell/admin/admin-layout.tsx', prefix('admin', adminRoutes)),
  layout('shell/planner/planner-layout.tsx', prefix(plannerPrefix, plannerRoutes)),
  layout('shell/account-layout.tsx', [
    route('admin/login', 'domains/accounts/routes/admin-login.tsx'),
    route('admin/setup/:token', 'domains/accounts/routes/set-up.tsx'),
    route('account/password', 'domains/accounts/routes/forgotten-password.tsx'),
    route('account/password/:token', 'domains/accounts/routes/new-password.tsx'),
    route('account/email/:token', 'shell/planner/routes/new-email.tsx'),
    route('account/confirmation', 'domains/accounts/routes/confirmation-again.tsx'),
    route('account/confirmation/:token', 'domains/accounts/routes/confirmation.tsx'),
  ]),
  route('purchases/sign-out', 'domains/purchases/routes/purchases-sign-out.ts'),
  route('account/with/:provider', 'domains/accounts/routes/with-provider.ts'),
  route('account/with/:provider/callback', 'domains/accounts/routes/with-provider-back.ts'),
  route('account/sign-out', 'domains/accounts/routes/sign-out.ts'),
  route('api/auth/*', 'domains/accounts/routes/api-auth.ts'),
  route('api/session', 'domains/accounts/routes/api-session.ts'),
  route('api/team', 'shell/planner/routes/api-team.ts'),
  route('api/notes', 'domains/notes/routes/api-notes-guard.ts', notesRoutes()),
  route('download/:token/:file', 'domains/downloads/routes/download-file.ts'),
  route('review/:token/withdrawal', 'domains/reviews/routes/review-withdrawal.ts'),
  ...prefix('api/licences', [
    route('validate', 'domains/licences/routes/api-validate.ts'),
    route('activate', 'domains/licences/routes/api-activate.ts'),
    route('deactivate', 'domains/licences/routes/api-deactivate.ts'),
  ]),
  route('mcp', 'domains/agents/routes/mcp.ts'),
  route('payment/status', 'domains/orders/routes/payment-status.ts'),
  route('api/stripe/webhook', 'domains/orders/routes/stripe-webhook.ts'),
  route('api/errors', 'shell/routes/api-errors.ts'),
  route('sitemap.xml', 'shell/routes/sitemap-xml.ts'),
  route('sitemap/:file', 'shell/routes/sitemap-file.ts'),
  route('robots.txt', 'shell/routes/robots.ts'),
  route('llms.txt', 'shell/routes/llms.ts'),
  ...['blog/:slug', 'tools/:slug', 'lp/queuepro', 'docs/licences', ':slug'].map((path) =>
    route(`${path}.md`, 'shell/routes/page-markdown.ts', { id: `markdown of ${path}` }),
  ),
  route('feed.xml', 'domains/blog/routes/feed.ts'),
  route('feed.json', 'domains/blog/routes/feed-json.ts'),
] satisfies RouteConfig

/** Smart Notes: what the panel asks, and whoever else works with somebody's notes. */
function notesRoutes() {
  return [
    index('domains/notes/routes/api-notes.ts'),
    route('shared', 'domains/notes/routes/api-notes-shared.ts'),
    route('shared/:noteId/opening', 'domains/notes/routes/api-shared-note-opening.ts'),
    route('contacts', 'domains/notes/routes/api-notes-contacts.ts'),
    route('events', 'domains/notes/routes/api-notes-events.ts'),
    route('suggestions', 'domains/notes/routes/api-notes-suggestions.ts'),
    route('trash', 'domains/notes/routes/api-notes-trash.ts'),
    route('trash/:noteId', 'domains/notes/routes/api-trashed-note.ts'),
    route(':noteId', 'domains/notes/routes/api-note.ts'),
    route(':noteId/shares', 'domains/notes/routes/api-note-shares.ts'),
    route(':noteId/chat', 'domains/notes/routes/api-note-chat.ts'),
    route(':noteId/revisions', 'domains/notes/routes/api-note-revisions.ts'),
    route(':noteId/revisions/:revision', 'domains/notes/routes/api-note-revision.ts'),
  ]
}
