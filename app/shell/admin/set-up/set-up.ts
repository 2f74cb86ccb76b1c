/** What an admin of a new site is led through, in this order. Each may be skipped, and done at any later time. */
export const setUpSteps = [
  { name: 'brand', title: 'Name and look', text: 'What the studio is called, its logo and its accent color.' },
  { name: 'contact', title: 'Contact and legal', text: 'Who runs the site, and where messages and orders go.' },
  { name: 'store', title: 'Language and selling', text: 'The language of your content, your currency and time zone.' },
  { name: 'services', title: 'Email and payments', text: 'Whether emails leave the site and customers can pay.' },
  { name: 'pages', title: 'Starter pages', text: 'Drafts of the pages that a studio needs, to be filled in.' },
] as const

export type SetUpStepName = (typeof setUpSteps)[number]['name']

/** `done`: its data are there, or were saved as they are. */
export type SetUpStatus = 'done' | 'skipped' | 'open'

export type SetUpStatuses = Record<SetUpStepName, SetUpStatus>

/** What is stored of the set-up besides the settings themselves. */
export interface SetUpRecord {
  steps: Partial<Record<SetUpStepName, 'saved' | 'skipped'>>
  /** The dashboard does not list what is left. */
  isDismissed: boolean
}

export const setUpPath = (name: SetUpStepName) => `/admin/set-up/${name}`

export const isSetUpStepName = (name: string): name is SetUpStepName => setUpSteps.some((step) => step.name === name)

/** Where a step goes on to; the last one to the dashboard. */
export function pathAfterStep(name: SetUpStepName) {
  const next = setUpSteps[setUpSteps.findIndex((step) => step.name === name) + 1]
  return next ? setUpPath(next.name) : '/admin'
}

export const listOpenSteps = (statuses: SetUpStatuses) => setUpSteps.filter(({ name }) => statuses[name] === 'open')
