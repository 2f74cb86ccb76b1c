import type { Capability } from '../capability'

export const reviewsCapability: Capability = {
  key: 'reviews',
  name: 'Reviews and ratings',
  value: 'People trust strangers because others did before.',
  words: ['review', '=rating', 'stars', 'testimonial', 'reputation'],
  requires: [
    { key: 'accounts', because: 'a review has an author who took part.' },
    { key: 'moderation', because: 'unfair reviews have to be looked at.' },
  ],
  conflicts: [],
  features: [
    {
      key: 'review',
      title: 'Reviews by those who took part',
      priority: 'must',
      shall: 'let who really bought, booked or took part rate from 1 to 5 and write a text',
      limits: [
        '1 review per person and deal, within 60 days.',
        'The mean is shown from 3 reviews on, with their number.',
      ],
      story: { role: '{customer}', action: 'read what others experienced', benefit: 'I dare to decide' },
      criteria: [
        'WHEN a deal is done, THE SYSTEM SHALL ask for a review once, 3 days later.',
        'IF somebody did not take part, THEN THE SYSTEM SHALL not let them review.',
        'WHERE both sides review each other, THE SYSTEM SHALL show both at the same moment or after 14 days.',
      ],
      tasks: [
        {
          key: 'review',
          title: 'Build reviews and their mean',
          skill: 'backend',
          hours: [5, 11, 24],
          after: ['accounts/session', 'cart/order', 'booking/reserve', 'email/sending'],
          build:
            'Review tied to the deal by a unique key, mean and number kept with the subject in the same transaction, answer of the other side, request by mail.',
          test: 'Two reviews at once for one deal: one is stored; the mean equals the rows after 1,000 random changes.',
        },
        {
          key: 'show',
          title: 'Show ratings and reviews',
          skill: 'frontend',
          hours: [3, 8, 15],
          after: ['review', 'web-shell/parts'],
          build:
            'Stars with text for screen readers, distribution, reviews by date or rating, form with kept text, structured data.',
          test: 'Screen reader says "4.5 of 5, 12 reviews"; the structured data validates.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'Review',
      purpose: 'What somebody thinks after a deal',
      fields: ['rating: integer 1-5', 'text?: text(2000)', 'answer?: text(1000)', 'publishedAt?: moment'],
      belongsTo: ['Account', '{item}', 'Order', 'Booking'],
    },
  ],
  risks: [
    {
      key: 'fake',
      title: 'Reviews are bought or written by friends.',
      likelihood: 'medium',
      impact: 'high',
      response: 'Tie each review to a paid deal, and look at accounts that review within 10 minutes of each other.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Who may review, means, publication',
    passesWhen: 'A stranger, a second try and a late try are refused, each with its reason.',
  },
}
