import type { Capability } from '../capability'

export const commentsCapability: Capability = {
  key: 'comments',
  name: 'Comments and discussions',
  value: 'People answer each other where the subject is.',
  words: ['comment', 'discussion', 'forum', 'thread', 'reply', 'community', 'question and answer'],
  requires: [
    { key: 'accounts', because: 'a comment has an author.' },
    { key: 'moderation', because: 'public words need somebody who can take them away.' },
  ],
  conflicts: [],
  features: [
    {
      key: 'threads',
      title: 'Comments with replies',
      priority: 'must',
      shall: 'let people comment, reply one level deep, edit for 15 minutes and delete their own words',
      limits: [
        'A comment has 1 to 5,000 characters.',
        'A page with 1,000 comments shows the first 50 within 1 second.',
      ],
      story: {
        role: '{customer}',
        action: 'answer what somebody wrote',
        benefit: 'the discussion helps the next reader',
      },
      criteria: [
        'WHEN a comment is posted, THE SYSTEM SHALL show it at its place and keep the reader’s position.',
        'IF a comment with replies is deleted, THEN THE SYSTEM SHALL keep its place with a note and the replies.',
        'IF posting fails, THEN THE SYSTEM SHALL keep the text in the field.',
      ],
      tasks: [
        {
          key: 'threads',
          title: 'Build comments and replies',
          skill: 'backend',
          hours: [6, 14, 30],
          after: ['accounts/session', 'web-shell/parts'],
          build:
            'Comments with subject and parent, Markdown cleaned by a list of allowed tags, keyset pages, edit window, addresses for single comments.',
          test: 'Hostile Markdown from a list of 50; delete a parent; 1,000 comments measured.',
        },
      ],
    },
    {
      key: 'mentions',
      title: 'Mentions and following',
      priority: 'could',
      words: ['mention'],
      shall: 'tell people who are mentioned or follow a discussion about new comments',
      limits: [
        'At most 10 people are mentioned in one comment.',
        'A follower gets at most 1 mail per discussion and hour.',
      ],
      story: { role: '{customer}', action: 'hear when somebody answers', benefit: 'I come back for it' },
      criteria: ['WHEN a person is mentioned, THE SYSTEM SHALL tell them once, also when the comment is edited later.'],
      tasks: [
        {
          key: 'mentions',
          title: 'Build mentions and following',
          skill: 'backend',
          hours: [3, 8, 18],
          after: ['threads', 'notifications/center'],
          build:
            'Suggestions while typing @, mentions stored with the comment, following by commenting or by a button, one entry per discussion.',
          test: 'Mention, edit, mention again: one notification; unfollow: none.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'Comment',
      purpose: 'What somebody said about something',
      fields: ['subject: text', 'text: text(5000)', 'parentId?: uuid', 'editedAt?: moment', 'hiddenAt?: moment'],
      belongsTo: ['Account'],
    },
  ],
  risks: [
    {
      key: 'silence',
      title: 'Nobody writes the first comment.',
      likelihood: 'medium',
      impact: 'medium',
      response: 'Start with 20 discussions written by the team and 5 invited people.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Posting, replying, deleting, hostile text',
    passesWhen: 'None of 50 hostile texts runs or breaks the page.',
  },
}
