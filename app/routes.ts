import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { plannerPrefix } from './domains/planner/paths'

/** Every URL of the site. */
export default [
  layout('shell/public-layout.tsx', [
    index('shell/routes/home.tsx'),
    ...prefix('tools', [
      index('domains/products/routes/catalogue.tsx'),
      route(':slug', 'domains/products/routes/product.tsx'),
    ]),
    ...prefix('blog', [index('domains/blog/routes/list.tsx'), route(':slug', 'domains/blog/routes/post.tsx')]),
    route('preview/:key', 'domains/blog/routes/preview.tsx'),
    route('contact', 'domains/contact/routes/contact.tsx'),
    route('get-template', 'domains/contact/routes/get-template.tsx'),
    ...prefix(plannerPrefix, [route('login', 'domains/planner/routes/waiting-list.tsx')]),
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
    route('review/:token', 'domains/reviews/routes/review.tsx'),
  ]),
  layout(
    'shell/admin/admin-layout.tsx',
    prefix('admin', [
      index('shell/admin/routes/dashboard.tsx'),
      route('search', 'shell/admin/routes/admin-search.ts'),
      route('pages', 'shell/admin/routes/admin-pages.ts'),
      ...prefix('blog', [
        index('domains/blog/routes/admin-posts.tsx'),
        route('new', 'domains/blog/routes/admin-post-new.tsx'),
        route('redirects', 'domains/redirects/routes/admin-redirects.tsx'),
        route('redirects/removal', 'domains/redirects/routes/admin-redirect-removal.ts'),
        route('edit/:pieceId', 'domains/blog/routes/admin-post-edit.tsx'),
        layout('domains/blog/routes/admin-post-writing.ts', writingRoutes('post')),
      ]),
      ...prefix('media', [
        index('domains/media/routes/admin-library.tsx'),
        route('files', 'domains/media/routes/admin-files.ts'),
        route('files/:mediaId', 'domains/media/routes/admin-file.ts'),
        route('deletions', 'domains/media/routes/admin-deletions.ts'),
        route('uploads', 'domains/media/routes/admin-uploads.ts'),
        route('uploads/:uploadId', 'domains/media/routes/admin-upload.ts'),
        route('uploads/:uploadId/completion', 'domains/media/routes/admin-upload-completion.ts'),
      ]),
      route('settings', 'shell/admin/routes/admin-settings.tsx', [
        index('domains/audit/routes/admin-audit-log.tsx'),
        route('errors', 'shell/admin/routes/admin-errors.tsx'),
        route('inbox', 'domains/contact/routes/admin-inbox.tsx'),
        route('outbox', 'shell/admin/routes/admin-outbox.tsx'),
        route('admins', 'domains/accounts/routes/admin-admins.tsx'),
        route('studio', 'domains/settings/routes/admin-studio.tsx'),
        route('services', 'shell/admin/routes/admin-services.tsx'),
      ]),
      route('settings/services/test-mail', 'shell/admin/routes/admin-test-mail.ts'),
      route('settings/admins/:userId', 'domains/accounts/routes/admin-admin.ts'),
      route('settings/sessions', 'domains/accounts/routes/admin-sessions.ts'),
      route('settings/errors/clearing', 'shell/admin/routes/admin-error-clearing.ts'),
      route('settings/inbox/archiving', 'domains/contact/routes/admin-inbox-archiving.ts'),
      route('settings/inbox/reading', 'domains/contact/routes/admin-inbox-reading.ts'),
      route('settings/outbox/delivery', 'shell/admin/routes/admin-mail-delivery.ts'),
      route('*', 'shell/admin/routes/admin-not-found.tsx'),
    ]),
  ),
  layout('shell/account-layout.tsx', [
    route('admin/login', 'domains/accounts/routes/admin-login.tsx'),
    route('admin/setup/:token', 'domains/accounts/routes/set-up.tsx'),
    route('account/password', 'domains/accounts/routes/forgotten-password.tsx'),
    route('account/password/:token', 'domains/accounts/routes/new-password.tsx'),
    route('account/confirmation/:token', 'domains/accounts/routes/confirmation.tsx'),
  ]),
  route('account/sign-out', 'domains/accounts/routes/sign-out.ts'),
  route('api/auth/*', 'domains/accounts/routes/api-auth.ts'),
  route('api/session', 'domains/accounts/routes/api-session.ts'),
  route(plannerPrefix, 'domains/planner/routes/landing.ts'),
  route('download/:token/:file', 'domains/downloads/routes/download-file.ts'),
  route('review/:token/withdrawal', 'domains/reviews/routes/review-withdrawal.ts'),
  ...prefix('api/licences', [
    route('validate', 'domains/licences/routes/api-validate.ts'),
    route('activate', 'domains/licences/routes/api-activate.ts'),
    route('deactivate', 'domains/licences/routes/api-deactivate.ts'),
  ]),
  route('api/errors', 'shell/routes/api-errors.ts'),
  route('sitemap.xml', 'shell/routes/sitemap-xml.ts'),
  route('sitemap/:file', 'shell/routes/sitemap-file.ts'),
  route('robots.txt', 'shell/routes/robots.ts'),
  route('feed.xml', 'domains/blog/routes/feed.ts'),
  route('feed.json', 'domains/blog/routes/feed-json.ts'),
] satisfies RouteConfig

/** What the screen of a post or a product calls, and its list; the layout above says which kind it is about. */
function writingRoutes(kind: string) {
  const about = (path: string, name: string) =>
    route(path, `domains/writing/routes/admin-${name}.ts`, { id: `${kind} ${name}` })
  return [
    about('bulk', 'pieces-bulk'),
    ...prefix('edit/:pieceId', [
      about('trash', 'piece-trash'),
      about('copy', 'piece-copy'),
      about('draft', 'piece-draft'),
      about('publication', 'piece-publication'),
      about('presence', 'piece-presence'),
      about('preview-link', 'piece-preview-link'),
      about('revisions', 'piece-revisions'),
      about('revisions/:revision', 'piece-revision'),
      about('revisions/:revision/restoration', 'piece-restoration'),
    ]),
  ]
}
