import type { Capability } from '../capability'

export const profilesCapability: Capability = {
  key: 'profiles',
  name: 'Profiles',
  value: 'People see whom they deal with.',
  words: ['profile', 'bio', 'avatar', 'portfolio'],
  requires: [
    { key: 'accounts', because: 'a profile belongs to an account.' },
    { key: 'uploads', because: 'a profile has a picture.' },
  ],
  conflicts: [],
  features: [
    {
      key: 'public',
      title: 'Public profile',
      priority: 'must',
      shall: 'show a page for each person with the name, picture and text they chose',
      limits: ['A name has 2 to 60 characters, a text at most 600.', 'No e-mail address is in the page’s source.'],
      story: { role: '{customer}', action: 'see who is behind a {item}', benefit: 'I know whom I deal with' },
      criteria: [
        'WHEN a person saves their profile, THE SYSTEM SHALL show it under an address with their chosen name within 5 seconds.',
        'IF a profile is hidden or deleted, THEN THE SYSTEM SHALL answer 404 and take it out of lists.',
      ],
      tasks: [
        {
          key: 'profile',
          title: 'Build profile page and editor',
          skill: 'frontend',
          hours: [4, 10, 21],
          after: ['accounts/session', 'uploads/upload'],
          build:
            'Profile table, editor with preview, public page with title and description for search engines, chosen name in the address with redirects from earlier ones.',
          test: 'Save with markup, emoji and 601 characters; hide it and ask as a visitor.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'Profile',
      purpose: 'What a person shows of themselves',
      fields: [
        'displayName: text(60)',
        'handle: text(40)',
        'about?: text(600)',
        'pictureId?: uuid',
        'hiddenAt?: moment',
      ],
      belongsTo: ['Account'],
    },
  ],
  risks: [],
  qualities: [],
  testing: { covers: 'Page, editor, hiding', passesWhen: 'A hidden profile is in no list, search or sitemap.' },
}
