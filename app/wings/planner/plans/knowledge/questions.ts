import type { Compliance, ProductType } from '../brief-schema'

type QuestionOption = { key: string; label: string; means: string; adds?: string[]; drops?: string[] }
export type QuestionTemplate = {
  key: string
  question: string
  why: string
  /** How much the answer moves the plan: roughly the hours between its options. */
  worth: number
  types: 'all' | ProductType[]
  /** Not asked when one of these capabilities is wanted or refused already. */
  settledBy: string[]
  /** Asked only when all of these are wanted. */
  onlyWith: string[]
  /** Not asked when the brief names one of these rules. */
  settledByRule: Compliance[]
  options: QuestionOption[]
  recommended: string
}

const defineQuestion = (
  key: string,
  worth: number,
  rest: Omit<QuestionTemplate, 'key' | 'worth' | 'settledByRule'> & Partial<QuestionTemplate>,
): QuestionTemplate => ({
  settledByRule: [],
  ...rest,
  key,
  worth,
})

export const QUESTION_TEMPLATES: QuestionTemplate[] = [
  defineQuestion('money', 120, {
    question: 'How does the product earn money?',
    why: 'Taking money adds checkout, refunds and receipts: about 120 hours, and a provider that must approve you.',
    types: ['saas', 'mobile-app', 'ai-agent', 'community-site', 'game', 'browser-extension', 'iot-dashboard'],
    settledBy: ['payments', 'subscriptions', 'cart'],
    onlyWith: [],
    options: [
      { key: 'free', label: 'Free at first', means: 'the first version takes no money' },
      { key: 'subscription', label: 'By subscription', means: 'people pay by month or year', adds: ['subscriptions'] },
      { key: 'once', label: 'One payment', means: 'people pay once', adds: ['payments'] },
    ],
    recommended: 'free',
  }),
  defineQuestion('payouts', 110, {
    question: 'Who pays the sellers?',
    why: 'Holding other people’s money needs a provider with seller accounts, or a license.',
    types: ['marketplace'],
    settledBy: ['payouts'],
    onlyWith: [],
    options: [
      { key: 'provider', label: 'The product, through a provider', means: 'sellers are paid out', adds: ['payouts'] },
      {
        key: 'direct',
        label: 'Buyers pay sellers directly',
        means: 'no money passes the product',
        drops: ['payments'],
      },
    ],
    recommended: 'provider',
  }),
  defineQuestion('teams', 90, {
    question: 'Does one person use it alone, or a team together?',
    why: 'Who owns a record is in every table; bringing teams in later touches all of them.',
    types: ['saas', 'ai-agent', 'iot-dashboard', 'mobile-app', 'booking-service'],
    settledBy: ['organizations'],
    onlyWith: [],
    options: [
      { key: 'alone', label: 'One person alone', means: 'records belong to one account' },
      { key: 'team', label: 'Teams', means: 'records belong to an organization', adds: ['organizations'] },
    ],
    recommended: 'alone',
  }),
  defineQuestion('offline', 80, {
    question: 'Must it work without a connection?',
    why: 'Working offline means a local database and rules for two people changing the same thing.',
    types: ['mobile-app', 'internal-tool', 'game'],
    settledBy: ['offline', 'sync'],
    onlyWith: [],
    options: [
      { key: 'online', label: 'Online only', means: 'without a connection it says so' },
      { key: 'read', label: 'Read offline', means: 'what was seen can be read again', adds: ['offline'] },
      { key: 'write', label: 'Work offline', means: 'changes are kept and sent later', adds: ['offline', 'sync'] },
    ],
    recommended: 'read',
  }),
  defineQuestion('languages', 60, {
    question: 'In how many languages?',
    why: 'Texts that are not in one place from the start cost about a week to move later.',
    types: 'all',
    settledBy: ['localization'],
    onlyWith: [],
    options: [
      { key: 'one', label: 'One', means: 'all texts are in one language' },
      { key: 'more', label: 'Two or more', means: 'texts are translated', adds: ['localization'] },
    ],
    recommended: 'one',
  }),
  defineQuestion('europe', 50, {
    question: 'Are there people in the European Union among the users?',
    why: 'Then export and deletion of personal data must work from the first day.',
    types: 'all',
    settledBy: ['data-rights'],
    onlyWith: ['accounts'],
    settledByRule: ['gdpr'],
    options: [
      { key: 'yes', label: 'Yes, or not known', means: 'the rules of the GDPR hold', adds: ['data-rights'] },
      { key: 'no', label: 'No', means: 'nobody in the European Union is served' },
    ],
    recommended: 'yes',
  }),
  defineQuestion('moderation', 55, {
    question: 'Who looks at what people publish?',
    why: 'Public content without a way to report it is soon misused.',
    types: ['marketplace', 'community-site', 'course-site', 'game'],
    settledBy: ['moderation'],
    onlyWith: [],
    options: [
      { key: 'after', label: 'Reports are handled', means: 'content is public at once', adds: ['moderation'] },
      { key: 'nobody', label: 'Nobody', means: 'only people you know can publish' },
    ],
    recommended: 'after',
  }),
  defineQuestion('sign-off', 45, {
    question: 'May the agent act on its own?',
    why: 'An agent that writes, pays or deletes needs a person’s approval until its errors are known.',
    types: ['ai-agent'],
    settledBy: ['approvals'],
    onlyWith: [],
    options: [
      { key: 'approve', label: 'A person approves each act', means: 'acts wait for approval', adds: ['approvals'] },
      { key: 'free', label: 'It acts alone', means: 'acts happen at once and can be undone' },
    ],
    recommended: 'approve',
  }),
  defineQuestion('push', 35, {
    question: 'How are people told that something happened?',
    why: 'Push needs a permission that people give once, and certificates of both stores.',
    types: ['mobile-app', 'booking-service', 'marketplace', 'iot-dashboard'],
    settledBy: ['push', 'notifications', 'alerts'],
    onlyWith: [],
    options: [
      { key: 'mail', label: 'By e-mail', means: 'messages go out by e-mail', adds: ['email'] },
      { key: 'push', label: 'By push', means: 'messages reach the phone', adds: ['push'] },
      { key: 'none', label: 'Not at all', means: 'people look for themselves' },
    ],
    recommended: 'mail',
  }),
  defineQuestion('old-data', 30, {
    question: 'Is there data that must be brought along?',
    why: 'Old data is never clean: each source takes days to map and to check.',
    types: ['internal-tool', 'saas', 'shop', 'course-site', 'booking-service'],
    settledBy: ['import-export'],
    onlyWith: [],
    options: [
      { key: 'fresh', label: 'Start empty', means: 'nothing is brought along' },
      { key: 'import', label: 'Import it', means: 'files are imported', adds: ['import-export'] },
    ],
    recommended: 'fresh',
  }),
]
