import type { ProductArchetype } from '../archetype'

export const shopArchetype: ProductArchetype = {
  key: 'shop',
  name: 'Online shop',
  words: [
    'shop',
    'store',
    'e commerce',
    'ecommerce',
    'sell products',
    'web shop',
    'merchandise',
    'roastery',
    'handmade',
  ],
  nouns: { item: 'product', items: 'products', customer: 'customer', customers: 'customers' },
  problem:
    'Good products are sold only to who walks by, or through a platform that takes its share and keeps the customers.',
  approach:
    'A catalog that loads at once, a checkout on one page, and mails that answer every question before it is asked.',
  core: ['cart', 'listings', 'payments', 'back-office', 'invoices'],
  usual: ['search', 'reviews', 'analytics', 'content-pages', 'import-export'],
  users: [
    { name: 'Customer', need: 'Find, understand and order within minutes.' },
    { name: 'Shop owner', need: 'Change products and send orders without a developer.' },
  ],
  nonUsers: [{ name: 'Reseller', reason: 'Needs net prices and accounts on credit.' }],
  journeys: [
    {
      key: 'order',
      name: 'From product to parcel',
      actor: 'Customer',
      steps: [
        'Opens a product',
        'Puts it into the cart',
        'Pays on one page',
        'Gets a confirmation',
        'Is told that it was sent',
      ],
      capabilities: ['listings', 'cart', 'payments', 'email'],
    },
    {
      key: 'fulfil',
      name: 'The owner’s morning',
      actor: 'Shop owner',
      steps: ['Opens the list of new orders', 'Prints papers', 'Marks them as sent'],
      capabilities: ['back-office', 'invoices'],
    },
  ],
  glossary: [
    { term: 'Stock', meaning: 'Pieces that can be sold now; a reserved piece does not count.' },
    { term: 'Order', meaning: 'Products with copied prices that somebody paid for.' },
    { term: 'Return', meaning: 'Sent back within 14 days, refunded within 14 more.' },
  ],
  nonGoals: [
    {
      text: 'No sellers other than the owner',
      reason: 'That would be a marketplace with payouts and moderation.',
      unless: ['payouts'],
    },
    { text: 'No warehouse management', reason: 'Up to 50 orders a day are packed from a list.' },
    { text: 'No app', reason: 'People order from a link; pages on the phone are enough.', unless: ['mobile-shell'] },
  ],
  metrics: [
    { name: 'Visits that order', target: '2 %', why: 'What the shop is for.' },
    { name: 'Orders without a question to support', target: '95 %', why: 'Shows whether pages and mails are clear.' },
  ],
  counterMetrics: [
    { name: 'Products sent back', target: 'at most 8 %', why: 'Sales must not be bought with promises.' },
  ],
  qualities: [
    {
      key: 'product-page',
      title: 'Product pages appear',
      target: 'Largest Contentful Paint is at most 2 s for 75 % of visits on phones.',
      method: 'Measured in the browser of visitors.',
    },
  ],
  risks: [
    {
      key: 'traffic',
      title: 'The shop is ready and nobody comes.',
      likelihood: 'high',
      impact: 'high',
      response: 'Sell the first 20 orders by hand to people who are known, before the second half is built.',
    },
  ],
}
