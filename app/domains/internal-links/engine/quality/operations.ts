import type { SamplePage } from './quality-page'

export const operationsSamplePages: SamplePage[] = [
  {
    slug: 'monitoring',
    title: 'Monitoring a web application',
    keywords: ['observability'],
    isPillar: true,
    body: 'Four numbers tell how a site is: requests, errors, time and load. Put them on one dashboard that everybody can see. Structured logs answer what numbers cannot. Too many alerts are worse than none, so begin with two.',
    links: ['metrics-dashboards', 'structured-logging', 'alert-fatigue'],
  },
  {
    slug: 'alert-fatigue',
    title: 'Curing alert fatigue',
    keywords: ['too many alerts', 'alerts'],
    body: 'An alert wakes a person, so it must need one. Everything else goes into a list for the morning. Delete an alert that was ignored twice, and write for each of the others what to do, in a runbook.',
    links: ['writing-runbooks'],
  },
  {
    slug: 'writing-runbooks',
    title: 'Writing runbooks for bad nights',
    keywords: ['runbook'],
    body: 'Short sentences, commands to copy, and what you should see after each. The first step is always the same: tell people on the status page. The second is often a rollback.',
    links: ['rolling-back', 'status-pages'],
  },
  {
    slug: 'metrics-dashboards',
    title: 'Dashboards for metrics that matter',
    keywords: ['dashboard'],
    body: 'One screen for one question. Lines for what changes, numbers for what does not. Percentiles tell the truth where means lie: the slowest one percent are your largest customers.',
    links: [],
  },
  {
    slug: 'structured-logging',
    title: 'Structured logging in Node.js',
    keywords: ['structured logs'],
    body: 'A line is an object: time, level, request and what happened. Never log tokens or addresses of people. With the id of the request in each line you find everything that one visitor saw. What admins did belongs into the audit log and not here.',
    links: ['audit-log'],
  },
  {
    slug: 'audit-log',
    title: 'Building an audit log',
    keywords: ['audit trail'],
    body: 'Who did what to which thing, when, and what was it before. Write it in the same transaction as the change, so that neither is there without the other. It is never edited, and old rows are moved to an archive by a background job.',
    links: ['background-jobs'],
  },
  {
    slug: 'backups',
    title: 'Backups that were restored once',
    keywords: ['restoring a backup'],
    body: 'A backup that nobody has restored is a hope. Do it each month, into an empty place, with a clock beside you. Write the commands down as a runbook, because the day on which you need them is not a calm one.',
    links: ['writing-runbooks'],
  },
  {
    slug: 'page-caching',
    title: 'Caching pages at the edge',
    keywords: ['page cache'],
    body: 'A page that is the same for everybody is rendered once. What is personal is asked for afterwards. The hard part is dropping it at the right moment: do it in the transaction that changes the content, by way of an outbox.',
    links: ['outbox-pattern'],
  },
  {
    slug: 'load-testing',
    title: 'Load testing before launch day',
    keywords: ['load test'],
    body: 'Ten times the visitors of your best day, for ten minutes, from another machine. Look at the slowest one percent and at the queue that grows. A page cache usually decides it, and a rate limit keeps the rest alive.',
    links: ['page-caching', 'rate-limits'],
  },
  {
    slug: 'launch-day',
    title: 'Launch day for small products',
    body: 'Write the announcement a week before, and the release notes with it. Everybody has one job, and support has two people. Watch the dashboard and not the comments. In the evening say thanks, on the next day begin with the requests.',
    links: ['metrics-dashboards', 'release-notes', 'load-testing'],
  },
]
