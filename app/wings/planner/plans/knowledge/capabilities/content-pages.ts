import type { Capability } from '../capability'

export const contentPagesCapability: Capability = {
  key: 'content-pages',
  name: 'Content pages',
  value: 'People find the product, understand it, and read on.',
  words: ['blog', 'article', 'cms', 'content pages', '=news', 'magazine', '=posts', 'recipe'],
  requires: [{ key: 'web-shell', because: 'pages are shown in a frame.' }],
  conflicts: [],
  features: [
    {
      key: 'write',
      title: 'Write and publish',
      priority: 'must',
      shall: 'let authors write pages with drafts, preview, publication date and earlier versions',
      limits: ['What was typed is saved within 5 seconds.', 'A published change is public within 5 seconds.'],
      story: { role: 'author', action: 'write and publish without a developer', benefit: 'news is out the same day' },
      criteria: [
        'WHEN a page has a date in the future, THE SYSTEM SHALL publish it then, within 60 seconds.',
        'IF two people edit the same page, THEN THE SYSTEM SHALL keep both texts and let the second choose.',
        'WHEN an address changes, THE SYSTEM SHALL lead the old one to the new one.',
      ],
      tasks: [
        {
          key: 'store',
          title: 'Build pages, versions and publication',
          skill: 'backend',
          hours: [5, 13, 27],
          after: ['delivery/repository'],
          build:
            'Pages with publication moment, a version per save, redirects, clean HTML by a list of tags, feed and sitemap.',
          test: 'Publish by moving the clock; restore a version; hostile HTML from a list of 50.',
        },
        {
          key: 'editor',
          title: 'Build the editor',
          skill: 'frontend',
          hours: [6, 16, 39],
          after: ['store', 'web-shell/parts'],
          build:
            'Rich text with headings, lists, links, pictures with alternative text and tables, autosave, preview that is the public page.',
          test: 'Write a page by keyboard; paste from Word; reload in the middle.',
        },
      ],
    },
    {
      key: 'found',
      title: 'Found by search engines',
      priority: 'should',
      shall: 'give each page title, description, canonical address, structured data and a social card',
      limits: [
        '100 % of public pages have a title of at most 60 and a description of at most 160 characters.',
        'Lighthouse rates SEO with at least 95.',
      ],
      story: { role: 'owner', action: 'be found', benefit: 'people come without advertising' },
      criteria: ['WHEN a page is published or withdrawn, THE SYSTEM SHALL change sitemap and feed within 60 seconds.'],
      tasks: [
        {
          key: 'found',
          title: 'Build metadata, sitemap and cards',
          skill: 'frontend',
          hours: [3, 8, 17],
          after: ['store', 'web-shell/layout'],
          build:
            'Metadata with defaults from the text, sitemap in parts of 10,000, structured data per kind, card pictures made on the server.',
          test: 'Validate structured data and sitemap; a private page is in neither.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'Page',
      purpose: 'Something to read',
      fields: ['title: text(120)', 'slug: text(80)', 'body: html', 'publishedAt?: moment', 'version: integer'],
      belongsTo: ['Account'],
    },
  ],
  risks: [
    {
      key: 'nobody',
      title: 'Nobody writes after the launch.',
      likelihood: 'medium',
      impact: 'medium',
      response: 'Plan the first 10 pages with names and dates before the editor is built.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Writing, publishing, metadata',
    passesWhen: 'An author publishes a page from an empty editor without help.',
  },
}
