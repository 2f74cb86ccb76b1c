import type { Capability } from '../capability'

export const certificatesCapability: Capability = {
  key: 'certificates',
  name: 'Certificates',
  value: 'What somebody learned can be shown, and checked by others.',
  words: ['certificate', 'certification', 'badge', 'diploma'],
  requires: [{ key: 'lessons', because: 'a certificate says what was learned.' }],
  conflicts: [],
  features: [
    {
      key: 'issue',
      title: 'Issue and check',
      priority: 'must',
      shall:
        'issue a certificate when all lessons are done and 70 % of each quiz is right, with a page that confirms it',
      limits: ['It is ready within 30 seconds.', 'Its number cannot be guessed: 128 random bits.'],
      story: { role: 'learner', action: 'show what I learned', benefit: 'an employer believes it' },
      criteria: [
        'WHEN the conditions are met, THE SYSTEM SHALL issue one certificate with name, course, date and number.',
        'WHEN its address is opened, THE SYSTEM SHALL confirm name, course and date, or say that it was withdrawn.',
        'IF the course changes later, THEN THE SYSTEM SHALL keep issued certificates as they were.',
      ],
      tasks: [
        {
          key: 'issue',
          title: 'Build certificates and their check',
          skill: 'backend',
          hours: [4, 10, 23],
          after: ['lessons/player', 'quizzes/judge'],
          build:
            'Conditions as one function, PDF from a template with copied names, public page without further personal data, withdrawal with a reason.',
          test: 'Conditions met but for one lesson; two devices finishing at once give one certificate; 10,000 guessed numbers find none.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'Certificate',
      purpose: 'Proof of what somebody learned',
      fields: ['number: text unique', 'name: text', 'courseTitle: text', 'issuedAt: moment', 'withdrawnAt?: moment'],
      belongsTo: ['Account', 'Course'],
    },
  ],
  risks: [],
  qualities: [],
  testing: {
    covers: 'Conditions, uniqueness, check',
    passesWhen: 'A table of 20 states of progress issues exactly the expected ones.',
  },
}
