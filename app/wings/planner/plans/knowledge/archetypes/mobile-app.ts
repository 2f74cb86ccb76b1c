import type { ProductArchetype } from '../archetype'

export const mobileAppArchetype: ProductArchetype = {
  key: 'mobile-app',
  name: 'Mobile app',
  words: ['mobile app', 'app for iphone', 'ios app', 'android app', 'phone app', 'app for phones', 'habit', 'fitness'],
  nouns: { item: 'entry', items: 'entries', customer: 'user', customers: 'users' },
  problem: 'People want to do something small many times a day, and every way to do it takes too long.',
  approach:
    'Do one thing in under 10 seconds from the pocket, keep it without a connection, and remind at the right moment.',
  core: ['mobile-shell', 'records', 'accounts'],
  usual: ['push', 'offline', 'sync', 'analytics', 'subscriptions'],
  users: [
    { name: 'User', need: 'Do it in seconds, one-handed, anywhere.' },
    { name: 'Returning user', need: 'See what came of doing it for weeks.' },
  ],
  nonUsers: [{ name: 'Desktop worker', reason: 'Sits at a screen all day; an app is a detour.' }],
  journeys: [
    {
      key: 'daily',
      name: 'The daily minute',
      actor: 'User',
      steps: ['Opens the app', 'Makes an entry with one hand', 'Sees that it is kept', 'Puts the phone away'],
      capabilities: ['mobile-shell', 'records'],
    },
    {
      key: 'start',
      name: 'The first day',
      actor: 'User',
      steps: ['Installs the app', 'Makes an entry before signing up', 'Signs up to keep it'],
      capabilities: ['mobile-shell', 'accounts'],
    },
  ],
  glossary: [
    { term: 'Entry', meaning: 'One thing that a user has put in.' },
    { term: 'Streak', meaning: 'Days in a row with at least 1 entry.' },
    { term: 'Cold start', meaning: 'Opening the app when it is not in memory.' },
  ],
  nonGoals: [
    { text: 'No web version in the first version', reason: 'The moment of use is on the way.', unless: ['web-shell'] },
    { text: 'No tablets', reason: 'Layouts for them would cost a fifth of the time for a twentieth of the people.' },
    { text: 'No social feed', reason: 'It would need moderation before anybody misses it.', unless: ['comments'] },
  ],
  metrics: [
    { name: 'People back after 7 days', target: '25 %', why: 'An app that is not opened again is deleted.' },
    { name: 'Seconds from opening to kept entry', target: 'at most 10 for 80 %', why: 'The promise of the app.' },
  ],
  counterMetrics: [
    { name: 'Reminders switched off', target: 'at most 20 % of people', why: 'Reminding must not become nagging.' },
  ],
  qualities: [
    {
      key: 'start',
      title: 'Cold start',
      target: 'Content shows within 2 s on a phone of 4 years ago in 90 % of starts.',
      method: 'Measured on the reference phone for each build.',
    },
  ],
  risks: [
    {
      key: 'retention',
      title: 'People install it and never come back.',
      likelihood: 'high',
      impact: 'high',
      response: 'Watch 5 people in their first week before adding anything.',
    },
  ],
}
