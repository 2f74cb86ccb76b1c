import type { Capability } from '../capability'

export const localizationCapability: Capability = {
  key: 'localization',
  name: 'Localization',
  value: 'People use the product in their own language and format.',
  words: [
    '=languages',
    'multilingual',
    'second language',
    'translate',
    'translation',
    'localization',
    'localisation',
    'i18n',
  ],
  requires: [],
  conflicts: [],
  features: [
    {
      key: 'texts',
      title: 'Texts in more than one language',
      priority: 'must',
      shall: 'show all its texts, dates, numbers and amounts in the language a person chose',
      limits: ['0 texts are written in components.', 'A missing text is shown in the first language and counted.'],
      story: { role: 'visitor', action: 'read in my language', benefit: 'I understand what I agree to' },
      criteria: [
        'WHEN a visitor comes for the first time, THE SYSTEM SHALL use the browser’s language and offer the others.',
        'WHEN the language is switched, THE SYSTEM SHALL stay on the same page and remember the choice.',
        'WHERE a language is written from right to left, THE SYSTEM SHALL mirror the layout.',
      ],
      tasks: [
        {
          key: 'texts',
          title: 'Move texts into message files',
          skill: 'frontend',
          hours: [6, 15, 36],
          after: ['web-shell/layout', 'mobile-shell/navigation'],
          build:
            'Message files with plurals, formats by Intl, language in the address, alternate links, a check that refuses texts in components, a made-up long language for tests.',
          test: 'Walk through all pages in the long language: nothing is cut at 320 pixels; plurals 0, 1, 2, 5.',
        },
        {
          key: 'second',
          title: 'Translate into the second language',
          skill: 'content',
          hours: [6, 15, 36],
          after: ['texts'],
          build:
            'Glossary first, translation with context and pictures of the screens, reading by a second native speaker, mails and errors too.',
          test: 'A native speaker finishes the main journey and notes 0 texts in the first language.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'Translation',
      purpose: 'Content in another language',
      fields: ['record: text', 'language: text(5)', 'fields: json', 'translatedAt: moment'],
    },
  ],
  risks: [
    {
      key: 'content',
      title: 'What people write stays in one language.',
      likelihood: 'high',
      impact: 'low',
      response: 'Mark the language of each text, and translate on request only.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Every page in the long language, plurals, formats',
    passesWhen: '0 texts of the first language are left in the second.',
  },
}
