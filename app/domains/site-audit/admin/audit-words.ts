import type { PageRating } from '~/domains/seo-analysis/finding'
import type { Tone } from '~/ui/workspace/badge'
import type { auditedKinds } from '../finding-filter'
import type { AuditState } from '../site-audit'

export const kindWords: Record<(typeof auditedKinds)[number], string> = {
  site: 'Site',
  list: 'List',
  post: 'Post',
  product: 'Product',
  'landing-page': 'Landing page',
}

export const kindWord = (kind: string) => kindWords[kind as keyof typeof kindWords] ?? kind

export const ratingWords: Record<string, { word: string; tone: Tone }> = {
  bad: { word: 'Problem', tone: 'danger' },
  ok: { word: 'To improve', tone: 'warning' },
  good: { word: 'Good', tone: 'success' },
  gone: { word: 'Gone', tone: 'neutral' },
}

export const changeWords: Record<string, string> = {
  broken: 'New',
  new: 'New',
  worse: 'Worse',
  better: 'Better',
  mended: 'Mended',
  gone: 'No longer asked',
}

export const pageRatingWords: Record<PageRating, string> = {
  bad: 'need work',
  ok: 'could be better',
  good: 'are good',
}

export const stateWords: Record<AuditState, string> = {
  waiting: 'Waiting',
  running: 'Under way',
  done: 'Done',
  stopped: 'Stopped',
  failed: 'Failed',
}

export const count = (number: number) => number.toLocaleString('en-US')

export const pagesInWords = (number: number) => `${count(number)} ${number === 1 ? 'page' : 'pages'}`
