import type { BadgeTone } from '~/ui/workspace/badge'
import type { PageRating } from '~/wings/web/seo-analysis/finding'
import type { auditedPageKinds } from '../finding-filter'

export const auditKindLabels: Record<(typeof auditedPageKinds)[number], string> = {
  site: 'Site',
  list: 'List',
  post: 'Post',
  product: 'Product',
  'landing-page': 'Landing page',
}

export const getAuditKindLabel = (kind: string) => auditKindLabels[kind as keyof typeof auditKindLabels] ?? kind

export const findingRatingLabels: Record<string, { word: string; tone: BadgeTone }> = {
  bad: { word: 'Problem', tone: 'danger' },
  ok: { word: 'Improvement', tone: 'warning' },
  good: { word: 'Good', tone: 'success' },
  gone: { word: 'Removed', tone: 'neutral' },
}

export const findingChangeLabels: Record<string, string> = {
  broken: 'New',
  new: 'New',
  worse: 'Worse',
  better: 'Better',
  fixed: 'Fixed',
  gone: 'No longer checked',
}

export const auditPageRatingLabels: Record<PageRating, string> = {
  bad: 'need work',
  ok: 'can be improved',
  good: 'are good',
}
