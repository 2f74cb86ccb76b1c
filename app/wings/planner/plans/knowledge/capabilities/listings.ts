import type { Capability } from '../capability'

export const listingsCapability: Capability = {
  key: 'listings',
  name: 'Listings',
  value: 'What is on offer can be seen, compared and kept up to date.',
  words: ['=listing', '=offers', 'catalog', 'catalogue', 'classified', 'inventory', 'sell'],
  requires: [
    { key: 'accounts', because: 'a listing has an owner.' },
    { key: 'uploads', because: 'a listing has pictures.' },
  ],
  conflicts: [],
  features: [
    {
      key: 'publish',
      title: 'Publish {items}',
      priority: 'must',
      shall: 'let an owner describe {items} by title, pictures, price and state, and publish or withdraw them',
      limits: [
        'A title has 5 to 120 characters, a description at most 5,000, and there are 1 to 12 pictures.',
        'A published change is public within 5 seconds.',
      ],
      story: { role: 'owner', action: 'publish a {item} in one sitting', benefit: 'others can find it today' },
      criteria: [
        'WHEN an owner leaves the form, THE SYSTEM SHALL keep the draft and offer it at the next visit.',
        'IF a required field is missing, THEN THE SYSTEM SHALL refuse to publish and mark the field, without losing the rest.',
        'WHEN an owner withdraws a {item}, THE SYSTEM SHALL take it out of lists and search within 5 seconds.',
      ],
      tasks: [
        {
          key: 'store',
          title: 'Build the table and states of {items}',
          skill: 'backend',
          hours: [4, 10, 21],
          after: ['accounts/session'],
          build:
            'Table with owner, price in cents and currency, publication moment instead of a flag, commands for draft, publish, withdraw and sold, and an index for each list.',
          test: 'Each state change by owner and stranger; a withdrawn one is in no list.',
        },
        {
          key: 'form',
          title: 'Build the form for {items}',
          skill: 'frontend',
          hours: [6, 15, 33],
          after: ['store', 'uploads/upload', 'web-shell/parts'],
          build:
            'One form with sections, autosave every 5 seconds, picture order by drag and by buttons, and a preview that is the public page.',
          test: 'Reload in the middle; publish with each required field missing; 12 and 13 pictures.',
        },
      ],
    },
    {
      key: 'page',
      title: 'Page and list of {items}',
      priority: 'must',
      shall: 'show each of the {items} on a page of its own and all of them in a list with pages',
      limits: [
        'A list shows 24 per page and answers within 200 ms with 100,000 rows.',
        'Each page has title, description and structured data.',
      ],
      story: {
        role: '{customer}',
        action: 'look at a {item} with all that I need to decide',
        benefit: 'I need not ask first',
      },
      criteria: [
        'WHEN a visitor opens a {item}, THE SYSTEM SHALL show pictures, price, description, owner and age.',
        'WHEN a visitor goes back from it, THE SYSTEM SHALL show the list at the same place.',
      ],
      tasks: [
        {
          key: 'pages',
          title: 'Build list and page of {items}',
          skill: 'frontend',
          hours: [5, 13, 27],
          after: ['store', 'web-shell/layout'],
          build:
            'List with keyset pages and stable addresses, page with gallery, structured data of schema.org, a card that other screens reuse, empty and failure states.',
          test: 'Measure the list with 100,000 rows; validate the structured data; go back from page 3 by keyboard.',
        },
      ],
    },
    {
      key: 'expiry',
      title: 'Old {items} go',
      priority: 'could',
      shall: 'withdraw {items} that their owner has not confirmed for 60 days',
      limits: ['A reminder goes out 7 days before.', 'Renewing takes 1 click.'],
      story: { role: '{customer}', action: 'see only what is still available', benefit: 'I do not ask in vain' },
      criteria: [
        'WHEN 60 days pass without confirmation, THE SYSTEM SHALL withdraw the entry and tell its owner how to renew it.',
      ],
      tasks: [
        {
          key: 'expiry',
          title: 'Withdraw stale {items}',
          skill: 'backend',
          hours: [2, 5, 12],
          after: ['store', 'email/sending'],
          build:
            'A daily job with a reminder and a withdrawal, both recorded so that neither is sent twice, and a renewal link.',
          test: 'Move the clock by 53, 60 and 61 days and count mails and states.',
        },
      ],
    },
  ],
  entities: [
    {
      name: '{item}',
      purpose: 'What is on offer',
      fields: [
        'title: text(120)',
        'description: text(5000)',
        'priceCents: integer',
        'currency: text(3)',
        'publishedAt?: moment',
        'withdrawnAt?: moment',
      ],
      belongsTo: ['Account'],
    },
  ],
  risks: [
    {
      key: 'empty',
      title: 'The list is empty at the start and nobody returns.',
      likelihood: 'high',
      impact: 'high',
      response: 'Open for one town or topic, and bring the first 50 {items} in by hand.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Draft, publish, withdraw, list, page',
    passesWhen: 'The journey from an empty form to a public page passes on a phone, with a reload in between.',
  },
}
