import type { SamplePage } from './quality-page'

export const pricingSamplePages: SamplePage[] = [
  {
    slug: 'pricing-software',
    title: 'Pricing software: where to begin',
    keywords: ['price of software'],
    isPillar: true,
    body: 'A price says what a product is worth before anybody has tried it. Start from the value that a customer gets, not from your costs. Then choose a model: value-based pricing for tools that save money, usage-based billing for what grows with its use.\n\nWhatever you choose, a pricing page has to explain it in ten seconds.',
    links: ['value-based-pricing', 'usage-based-billing', 'pricing-page'],
  },
  {
    slug: 'value-based-pricing',
    title: 'Value-based pricing',
    body: 'Ask what a problem costs a customer each month, and charge a tenth of it. Interviews with customers tell you more than any spreadsheet. When the value differs a lot between customers, three pricing tiers are better than one price.',
    links: ['customer-interviews', 'pricing-tiers'],
  },
  {
    slug: 'usage-based-billing',
    title: 'Usage-based billing for small teams',
    keywords: ['metered billing'],
    body: 'Customers pay for what they use: messages, jobs or storage. Count events in the job queue rather than in the web server, so that nothing is counted twice when a request is repeated. Send an invoice only when its number is final, and expect that some payments fail.',
    links: ['job-queues', 'failed-payments'],
  },
  {
    slug: 'pricing-tiers',
    title: 'How many pricing tiers do you need?',
    keywords: ['good, better, best'],
    body: 'Three tiers are easy to compare, five are not. Put the feature that companies need into the highest one: single sign-on, an audit log, invoices. Name the tiers after people and not after metals.\n\nA free trial works with all of them.',
    links: ['audit-log', 'free-trials', 'single-sign-on'],
  },
  {
    slug: 'pricing-page',
    title: 'Designing a pricing page',
    body: 'People compare three columns and read one. Show the price first, then what is in it, then questions and answers. Check the contrast of the colours, and that the table can be read on a phone. Test two versions of the headline for a month.',
    links: ['colour-contrast', 'ab-tests', 'responsive-tables'],
  },
  {
    slug: 'free-trials',
    title: 'Free trials that convert',
    keywords: ['trial period'],
    body: 'Fourteen days are enough when people reach the first success within an hour. A good onboarding email on the second day brings back half of those who left. Do not ask for a card: it keeps people out who would have paid later.',
    links: ['onboarding-emails'],
  },
  {
    slug: 'failed-payments',
    title: 'Recovering failed payments',
    keywords: ['dunning'],
    body: 'Cards expire. Retry a charge after one, three and seven days, with a background job that survives restarts, and write an email that blames nobody. Dunning wins back a third of what would be lost as churn.',
    links: ['background-jobs', 'customer-churn'],
  },
  {
    slug: 'raising-prices',
    title: 'Raising prices without losing customers',
    keywords: ['price increase'],
    body: 'Tell people thirty days before, say why, and keep the old price for those who have been with you for long. Look at churn by cohort afterwards. The support team should have written answers ready on that day.',
    links: ['customer-churn', 'saved-replies'],
  },
  {
    slug: 'customer-churn',
    title: 'Understanding customer churn',
    keywords: ['churn'],
    body: 'Some leave because they never arrived: look at the onboarding first. Some leave because a card expired, which is a matter of failed payments and not of the product. The rest will tell you, if you ask in an exit survey.',
    links: ['failed-payments', 'exit-surveys', 'user-onboarding'],
  },
  {
    slug: 'lifetime-deals',
    title: 'Why we stopped selling lifetime deals',
    body: 'They brought cash in the first year and support requests for five. Whoever pays once has no reason to leave and none to pay again. A small annual discount did more for us than any deal, and our price increase hurt nobody.',
    links: ['raising-prices'],
  },
]
