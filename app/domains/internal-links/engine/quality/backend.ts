import type { SamplePage } from './quality-page'

export const backendSamplePages: SamplePage[] = [
  {
    slug: 'job-queues',
    title: 'Job queues: a guide for web applications',
    keywords: ['job queue', 'message queue'],
    isPillar: true,
    body: 'A queue takes slow work out of a request: mails, pictures, exports. Begin with your database before you add a broker. Three things decide whether it holds: idempotent handlers, retries with backoff, and a dead letter queue for what will never work.',
    links: ['idempotent-jobs', 'retries-with-backoff', 'dead-letter-queues'],
  },
  {
    slug: 'background-jobs',
    title: 'Background jobs on PostgreSQL',
    keywords: ['background job'],
    body: 'One table and "skip locked" are a queue that is good for thousands of jobs a second. The job is written in the transaction that causes it, the pattern that others call the outbox. Vacuum the table often, or dead rows slow it down.',
    links: ['outbox-pattern', 'vacuuming-postgres'],
  },
  {
    slug: 'idempotent-jobs',
    title: 'Writing idempotent jobs',
    keywords: ['idempotent', 'idempotency'],
    body: 'Every job runs twice one day. Give each effect a key and keep it beside the result, as payment providers do for webhooks. Mails are the hard case: a message that was sent cannot be taken back.',
    links: ['handling-webhooks'],
  },
  {
    slug: 'retries-with-backoff',
    title: 'Retries with exponential backoff',
    keywords: ['exponential backoff'],
    body: 'Wait one second, two, four, and add some randomness, or all workers knock at the same moment. After the tenth try give up and put the job aside for a person. A rate limit that was hit tells you when to come back: believe it.',
    links: ['dead-letter-queues', 'rate-limits'],
  },
  {
    slug: 'dead-letter-queues',
    title: 'What belongs into a dead letter queue',
    body: 'A job that failed ten times will fail the eleventh time too. Keep it with its error and show it to a person, with a button that tries again. An alert for each of them is too much; one in the morning is right.',
    links: ['alert-fatigue'],
  },
  {
    slug: 'outbox-pattern',
    title: 'The outbox pattern',
    keywords: ['transactional outbox'],
    body: 'Write the message into a table together with the change that causes it. A worker delivers it later, perhaps twice, so receivers have to be idempotent. It costs one row and saves you from distributed transactions.',
    links: ['idempotent-jobs'],
  },
  {
    slug: 'handling-webhooks',
    title: 'Handling webhooks safely',
    keywords: ['webhook', 'webhooks'],
    body: 'Check the signature, keep the event, answer at once. The work is done later in a background job, because the sender waits for ten seconds only. Events arrive twice and in the wrong order.',
    links: ['background-jobs'],
  },
  {
    slug: 'rate-limits',
    title: 'Setting rate limits for an API',
    keywords: ['rate limit', 'rate limiting'],
    body: 'Count by account and not by address. Answer 429 with the seconds to wait, so that clients can use backoff rather than guess. Log who hits the limit: it is either an error of theirs or a customer who needs a higher tier.',
    links: ['retries-with-backoff', 'pricing-tiers'],
  },
  {
    slug: 'vacuuming-postgres',
    title: 'Vacuuming PostgreSQL tables',
    body: 'Rows that were deleted stay until vacuum takes them away. A table that is a queue needs it every minute, a table of archived invoices never. Watch the number of dead rows on a dashboard, with an alert at twenty percent.',
    links: ['metrics-dashboards'],
  },
  {
    slug: 'database-migrations',
    title: 'Database migrations without downtime',
    keywords: ['schema change'],
    body: 'Add the column, write both, move the old rows with a background job, read the new one, drop the old one. Each step is a deployment of its own, and each can be taken back. Never rename anything in one step.',
    links: ['background-jobs', 'rolling-back'],
  },
]
