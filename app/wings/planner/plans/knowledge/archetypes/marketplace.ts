import type { ProductArchetype } from '../archetype'

export const marketplaceArchetype: ProductArchetype = {
  key: 'marketplace',
  name: 'Marketplace',
  words: [
    'marketplace',
    'buyers and sellers',
    'sellers',
    'peer to peer',
    'rent out',
    'second hand',
    'classifieds',
    'freelancers',
  ],
  nouns: { item: 'offer', items: 'offers', customer: 'buyer', customers: 'buyers' },
  problem: 'Buyers and sellers who suit each other do not meet, or do not dare to deal with a stranger.',
  approach:
    'Bring one side in by hand, in one place or topic; let offers be found, questions be asked and deals be rated.',
  core: ['listings', 'search', 'messaging', 'reviews', 'payments', 'moderation'],
  usual: ['payouts', 'maps', 'notifications', 'profiles'],
  users: [
    { name: 'Buyer', need: 'Find the right offer near enough and trust who is behind it.' },
    { name: 'Seller', need: 'Reach buyers without a site of their own and be paid on a known day.' },
    { name: 'Moderator', need: 'Take away what harms others within a day.' },
  ],
  nonUsers: [{ name: 'Wholesaler', reason: 'Needs bulk prices and contracts that one offer page cannot hold.' }],
  journeys: [
    {
      key: 'buy',
      name: 'From need to deal',
      actor: 'Buyer',
      steps: [
        'Searches by words and filters',
        'Compares 3 offers',
        'Asks the seller a question',
        'Pays',
        'Rates the deal',
      ],
      capabilities: ['search', 'listings', 'messaging', 'payments', 'reviews'],
    },
    {
      key: 'sell',
      name: 'From attic to money',
      actor: 'Seller',
      steps: ['Opens an account', 'Publishes an offer with pictures', 'Answers questions', 'Sees the money arrive'],
      capabilities: ['accounts', 'listings', 'uploads', 'messaging', 'payouts'],
    },
  ],
  glossary: [
    { term: 'Offer', meaning: 'One thing or service that a seller has published.' },
    { term: 'Deal', meaning: 'An offer that was paid for by one buyer.' },
    { term: 'Liquidity', meaning: 'The share of offers that find a buyer within 30 days.' },
  ],
  nonGoals: [
    {
      text: 'No delivery of goods by the product',
      reason: 'Seller and buyer agree on it; logistics is another business.',
    },
    { text: 'No auctions', reason: 'Fixed prices are understood at once; auctions need both sides at the same hour.' },
    {
      text: 'No second country in the first version',
      reason: 'Tax, law and trust differ in each.',
      unless: ['localization'],
    },
  ],
  metrics: [
    {
      name: 'Offers sold within 30 days',
      target: '20 % after 3 months',
      why: 'A marketplace lives when offers find buyers.',
    },
    { name: 'Searches with an opened offer', target: '50 %', why: 'Shows whether there is enough to find.' },
  ],
  counterMetrics: [
    { name: 'Deals with a complaint', target: 'at most 2 %', why: 'Growth must not be bought with bad deals.' },
  ],
  qualities: [
    {
      key: 'list',
      title: 'Lists answer',
      target: '95 % of lists and searches answer within 300 ms with 100,000 offers.',
      method: 'Load test with 50 simultaneous people in the pipeline.',
    },
  ],
  risks: [
    {
      key: 'chicken',
      title: 'Buyers stay away because there are no sellers, and the reverse.',
      likelihood: 'high',
      impact: 'high',
      response: 'Open in one town or topic and bring the first 50 offers in by hand.',
    },
    {
      key: 'bypass',
      title: 'Both sides meet here and deal elsewhere.',
      likelihood: 'high',
      impact: 'medium',
      response: 'Make paying here worth it: protection, receipt, rating.',
    },
  ],
}
