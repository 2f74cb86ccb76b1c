import type { Capability } from '../capability'

export const searchCapability: Capability = {
  key: 'search',
  name: 'Search and filters',
  value: 'People find what fits in seconds instead of leafing through pages.',
  words: ['search', 'find', 'filter', 'discover', 'browse'],
  requires: [{ key: 'hosting', because: 'the index lives beside the database.' }],
  conflicts: [],
  features: [
    {
      key: 'words',
      title: 'Search by words',
      priority: 'must',
      shall: 'find {items} by words with the best match first, forgiving one wrong letter in words of 5 or more',
      limits: [
        '95 % of answers take at most 300 ms with 100,000 {items}.',
        'A set of 50 written queries has its expected answer among the first 5 in 90 % of cases.',
      ],
      story: {
        role: 'visitor',
        action: 'search by the words I would use',
        benefit: 'I find it without knowing its exact name',
      },
      criteria: [
        'WHEN at least 2 characters are entered, THE SYSTEM SHALL show matches with the words marked.',
        'IF nothing matches, THEN THE SYSTEM SHALL say so and offer the nearest words or all {items}.',
        'WHEN a {item} is published or withdrawn, THE SYSTEM SHALL find or stop finding it within 10 seconds.',
      ],
      tasks: [
        {
          key: 'index',
          title: 'Build the search index',
          skill: 'backend',
          hours: [5, 13, 30],
          after: ['delivery/repository', 'listings/store', 'records/store', 'content-pages/store'],
          build:
            'Full-text index of the database with weights per field and trigram matching for wrong letters; the index changes in the transaction of its row; only what the person may see is searched.',
          test: 'The 50 written queries as a test; measure with 100,000 rows; search for private rows as a stranger.',
        },
        {
          key: 'page',
          title: 'Build the results page',
          skill: 'frontend',
          hours: [4, 10, 21],
          after: ['index', 'web-shell/parts', 'mobile-shell/navigation'],
          build:
            'Field with suggestions, results with marked words, words and filters in the address, states for nothing found and for failure.',
          test: 'Search by keyboard and screen reader; go back from a result; search for <script>.',
        },
      ],
    },
    {
      key: 'filters',
      title: 'Filters',
      priority: 'should',
      words: ['filter'],
      shall: 'narrow results by category, price, date and state, with the number of matches for each',
      limits: ['Numbers are exact up to 10,000 matches.', 'Changing a filter answers within 300 ms.'],
      story: { role: 'visitor', action: 'narrow the results', benefit: 'I compare 10 instead of 1,000' },
      criteria: [
        'WHEN a filter is set, THE SYSTEM SHALL show it as a chip that can be taken off and keep it in the address.',
        'IF filters leave nothing, THEN THE SYSTEM SHALL name the filter whose removal brings most back.',
      ],
      tasks: [
        {
          key: 'filters',
          title: 'Build filters with counts',
          skill: 'frontend',
          hours: [4, 11, 24],
          after: ['page'],
          build:
            'Filters as data (field, kind, label), counts in one query, a drawer below 768 pixels, addresses that can be shared.',
          test: 'Every pair of filters gives the same rows as a plain query; share an address with 4 filters.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'SearchQuery',
      purpose: 'What was looked for and how much was found, without the person',
      fields: ['words: text(200)', 'matches: integer', 'searchedAt: moment'],
    },
  ],
  risks: [
    {
      key: 'language',
      title: 'Word forms of the users’ language are not found.',
      likelihood: 'medium',
      impact: 'medium',
      response: 'Collect 50 real queries before building and choose the dictionary by them.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Written queries, filters, rights',
    passesWhen: '45 of 50 written queries have their answer among the first 5.',
  },
}
