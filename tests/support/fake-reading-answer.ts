import type { ReadingAnswer } from '~/wings/planner/plans/ai/reading/reading-answer'

export const IDEA_OF_ANSWER =
  'I run a boat hire. The guest should sign for the boat with a finger. I want the office to see which boats are out. We don’t want any tracking of guests. It must be ready in 8 weeks.'

export const wishAnswer = (quote: string, text: string, own: Partial<ReadingAnswer['wishes'][number]> = {}) => ({
  quote,
  text,
  role: '',
  action: text,
  benefit: '',
  condition: '',
  release: 'mvp' as const,
  ...own,
})
export const SIGN = wishAnswer(
  'The guest should sign for the boat with a finger',
  'The guest signs for the boat with a finger.',
  {
    role: 'guest',
  },
)
export const SEE = wishAnswer('I want the office to see which boats are out', 'The office sees which boats are out.', {
  role: 'office',
})
export const NO_TRACKING = {
  quote: "We don't want any tracking of guests",
  text: 'No tracking of guests.',
  terms: ['tracking', 'boat'],
}

/** What a good model answers about it. */
export const aReadingAnswer = (own: Partial<ReadingAnswer> = {}): ReadingAnswer => ({
  wishes: [SIGN, SEE],
  exclusions: [NO_TRACKING],
  limits: {
    team: [],
    weeks: { quote: 'It must be ready in 8 weeks', value: 8 },
    deadline: null,
    budget: null,
    laws: [],
    languages: [],
    platforms: [],
    residency: null,
  },
  things: [{ quote: 'boat', text: 'boat' }],
  questions: [{ quote: '', text: 'Who pays for damage?' }],
  contradictions: [],
  background: [],
  ...own,
})
