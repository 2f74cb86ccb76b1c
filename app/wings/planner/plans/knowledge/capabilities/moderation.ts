import type { Capability } from '../capability'

export const moderationCapability: Capability = {
  key: 'moderation',
  name: 'Moderation',
  value: 'The place stays one where people like to be.',
  words: ['moderation', 'moderate', 'report abuse', 'user generated', 'ugc'],
  requires: [{ key: 'back-office', because: 'reports are handled on a screen of the team.' }],
  conflicts: [],
  features: [
    {
      key: 'reports',
      title: 'Report and decide',
      priority: 'must',
      shall: 'let people report content with a reason and let the team hide, restore or dismiss it',
      limits: ['Reporting takes at most 3 clicks.', 'Every report gets an answer; 90 % within 24 hours.'],
      story: {
        role: 'moderator',
        action: 'decide about reported content in one list',
        benefit: 'harm is taken away the same day',
      },
      criteria: [
        'WHEN 3 different people report the same content, THE SYSTEM SHALL hide it until somebody decides.',
        'WHEN a decision is made, THE SYSTEM SHALL tell author and reporters what was decided and why.',
        'WHEN an author objects, THE SYSTEM SHALL hand the case to another moderator.',
      ],
      tasks: [
        {
          key: 'queue',
          title: 'Build reports and the queue of cases',
          skill: 'backend',
          hours: [5, 13, 30],
          after: ['back-office/frame'],
          build:
            'Reports grouped to cases by content, a copy of the content as it was, decisions with reasons from a list, hiding that every reading query honors, objections.',
          test: 'Report, hide, object, restore; hidden content is in no list, search or API; one person reporting thrice counts once.',
        },
      ],
    },
    {
      key: 'prevention',
      title: 'Hold back what looks like spam',
      priority: 'should',
      shall: 'hold back content of accounts younger than 7 days that holds links or repeats itself',
      limits: ['At most 2 % of honest content of the first 1,000 posts is held back.'],
      story: {
        role: 'moderator',
        action: 'see spam before anybody else does',
        benefit: 'the list of reports stays short',
      },
      criteria: ['WHEN content is held back, THE SYSTEM SHALL tell its author that it waits for a person.'],
      tasks: [
        {
          key: 'prevention',
          title: 'Build the rules that hold back',
          skill: 'backend',
          hours: [3, 9, 21],
          after: ['queue'],
          build:
            'Rules as data (age, links, repetition, words), score with the rules that fired, settings in the back office, a count of wrong ones per rule.',
          test: 'A set of 100 spam and 100 honest texts: at least 80 and at most 2 are held back.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'ModerationCase',
      purpose: 'Reported content and what was decided',
      fields: ['subject: text', 'reason: text', 'copy: json', 'decision?: hidden | kept', 'decidedAt?: moment'],
      belongsTo: ['Account'],
    },
  ],
  risks: [
    {
      key: 'load',
      title: 'Nobody has time to moderate.',
      likelihood: 'medium',
      impact: 'high',
      response:
        'Name a person and an hour of the day before opening; close new sign-ups when cases wait for more than 48 hours.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Reports, hiding everywhere, objections',
    passesWhen: 'Hidden content is in 0 answers of all reading endpoints.',
  },
}
