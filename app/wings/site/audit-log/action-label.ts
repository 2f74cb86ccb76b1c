// stored names that would read oddly as they are
const labels: Record<string, string> = {
  'activation.returned': 'Activation restored',
  'admin.address-changed': 'Admin email changed',
  'admin.password-replaced': 'Admin password changed',
  'admin.refused': 'Admin access denied',
  'admin.sign-in-disconnected': 'Admin account disconnected',
  'admin.signed-out-elsewhere': 'Admin signed out of other sessions',
  'backup.begun': 'Backup started',
  'cluster.made': 'Cluster created',
  'demo.removed': 'Demo content removed',
  'demo.restored': 'Demo content restored',
  'errors.brought-back': 'Errors restored',
  'export.begun': 'Export started',
  'import.begun': 'Import started',
  'landing-section.kept': 'Landing section saved',
  'mail.retried': 'Email retried',
  'media.described': 'Alt text changed',
  'pattern.written': 'Title template changed',
  'payments.set-up': 'Payment settings changed',
  'product-file.offered-again': 'Product file restored',
  'product-file.relabelled': 'Product file edited',
  'product-file.withdrawn': 'Product file archived',
  'product-version.announced': 'Product version emailed to customers',
  'product-version.announcement-recalled': 'Product version email canceled',
  'report.mailed by hand': 'Report emailed',
  'review.back-in-the-queue': 'Review marked as pending',
  'review.changed': 'Review edited',
  'review.withdrawn': 'Review deleted by its author',
  'review.written': 'Review submitted',
  'robots.written': 'Robots.txt changed',
  'second-factor.ended': 'Two-factor authentication reset',
  'seo.described': 'SEO settings changed',
  'studio.described': 'Studio settings changed',
  'test-mail.sent': 'Test email sent',
}

/** An action as people read it: `post.restored from the trash` → "Post restored from the trash". */
export function actionLabel(action: string) {
  const label = labels[action]
  if (label) return label
  const words = action
    .replace('.', ' ')
    .replaceAll('-', ' ')
    .replace(/ withdrawn$/, ' unpublished')
    .replace(/ purged$/, ' permanently deleted')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
