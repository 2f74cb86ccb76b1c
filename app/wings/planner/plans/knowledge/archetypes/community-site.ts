import type { ProductArchetype } from '../archetype'

export const communitySiteArchetype: ProductArchetype = {
  key: 'community-site',
  name: 'Community or content site',
  words: ['community', 'forum', 'blog', 'magazine', 'content site', 'social network', 'discussion', 'news site'],
  nouns: { item: 'article', items: 'articles', customer: 'reader', customers: 'readers' },
  problem: 'People who share a subject are spread over places where what they know sinks within a day.',
  approach: 'Lasting pages by people who know, discussion beneath them, and somebody who keeps the place pleasant.',
  core: ['content-pages', 'comments', 'moderation', 'profiles'],
  usual: ['search', 'notifications', 'email', 'media-gallery', 'analytics'],
  users: [
    { name: 'Reader', need: 'Find an answer that holds and who gave it.' },
    { name: 'Author', need: 'Be read, and hear what readers think.' },
    { name: 'Moderator', need: 'Decide about reports in minutes.' },
  ],
  nonUsers: [{ name: 'Advertiser', reason: 'The first version has nothing to sell to them.' }],
  journeys: [
    {
      key: 'read',
      name: 'From question to answer',
      actor: 'Reader',
      steps: ['Comes from a search engine', 'Reads an article', 'Asks beneath it', 'Is answered'],
      capabilities: ['content-pages', 'comments', 'accounts'],
    },
    {
      key: 'write',
      name: 'An article',
      actor: 'Author',
      steps: ['Writes a draft', 'Looks at the preview', 'Publishes', 'Answers comments'],
      capabilities: ['content-pages', 'comments', 'profiles'],
    },
  ],
  glossary: [
    { term: 'Article', meaning: 'A lasting page by a named author.' },
    { term: 'Case', meaning: 'Reported content that a moderator decides about.' },
  ],
  nonGoals: [
    { text: 'No endless feed', reason: 'The place is for finding, not for scrolling.' },
    { text: 'No private groups', reason: 'They split a community before it is one.' },
    { text: 'No advertising in the first version', reason: 'It needs more readers than a first year brings.' },
  ],
  metrics: [
    {
      name: 'Articles with an answer or comment',
      target: '60 % within 7 days',
      why: 'A place where nobody answers dies.',
    },
    { name: 'Readers who come back in a month', target: '20 %', why: 'Shows that there is more than one answer.' },
  ],
  counterMetrics: [
    {
      name: 'Reported content that was right to report',
      target: 'at most 1 %',
      why: 'Growth must not spoil the place.',
    },
  ],
  qualities: [
    {
      key: 'read',
      title: 'Articles appear',
      target: 'Largest Contentful Paint is at most 2 s for 75 % of visits.',
      method: 'Measured in the browser of visitors.',
    },
  ],
  risks: [
    {
      key: 'start',
      title: 'An empty place invites nobody.',
      likelihood: 'high',
      impact: 'high',
      response: 'Publish 20 articles and find 10 people who answer before opening.',
    },
  ],
}
