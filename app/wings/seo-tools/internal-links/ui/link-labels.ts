import type { BadgeTone } from '~/ui/workspace/badge'
import type { LinkPlace } from '~/wings/web/pages/page-facts'
import type { LinkStatus } from '../links/link-filter'

export const linkPlaceLabels: Record<LinkPlace, string> = {
  body: 'Content',
  card: 'Card',
  breadcrumbs: 'Breadcrumbs',
  navigation: 'Navigation',
  footer: 'Footer',
  other: 'Elsewhere on the page',
}

export const linkStatusLabels: Record<LinkStatus, { label: string; tone: BadgeTone }> = {
  fine: { label: 'OK', tone: 'success' },
  redirected: { label: 'Redirected', tone: 'warning' },
  broken: { label: 'Broken', tone: 'danger' },
  external: { label: 'External', tone: 'neutral' },
  'broken-external': { label: 'External, broken', tone: 'danger' },
  'moved-external': { label: 'External, redirected', tone: 'warning' },
}
