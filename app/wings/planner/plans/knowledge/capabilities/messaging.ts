import type { Capability } from '../capability'

export const messagingCapability: Capability = {
  key: 'messaging',
  name: 'Messaging',
  value: 'People settle questions inside the product, with a record of what was said.',
  words: ['message', 'direct message', 'chat', 'inbox', 'conversation', 'contact seller'],
  requires: [
    { key: 'accounts', because: 'both sides of a conversation are known.' },
    { key: 'email', because: 'who is away is told by mail.' },
  ],
  conflicts: [],
  features: [
    {
      key: 'thread',
      title: 'Conversations',
      priority: 'must',
      shall: 'let two people write to each other, each conversation with what it is about',
      limits: ['A message has at most 4,000 characters.', 'It reaches an open page of the other within 2 seconds.'],
      story: {
        role: '{customer}',
        action: 'ask the other side about a {item}',
        benefit: 'I get an answer without giving my address away',
      },
      criteria: [
        'WHEN a message is sent, THE SYSTEM SHALL show it at once and mark it when it could not be delivered.',
        'WHEN the connection comes back, THE SYSTEM SHALL send what was written meanwhile, once and in order.',
        'IF the reader was away for 10 minutes, THEN THE SYSTEM SHALL send one mail for all unread messages.',
      ],
      tasks: [
        {
          key: 'store',
          title: 'Build conversations and messages',
          skill: 'backend',
          hours: [5, 13, 27],
          after: ['accounts/session'],
          build:
            'Conversation with members and subject, messages with an id made by the sender’s device so that a repeat is not doubled, read marks per member, mail after 10 minutes.',
          test: 'Send the same message twice; read on one device and look at the other; a stranger gets 404.',
        },
        {
          key: 'screen',
          title: 'Build inbox and conversation screen',
          skill: 'frontend',
          hours: [6, 15, 36],
          after: ['store', 'realtime/stream', 'web-shell/parts', 'mobile-shell/navigation'],
          build:
            'Inbox with unread counts, conversation that loads older messages upward, sending with retry, announcement of new messages to screen readers.',
          test: 'Two browsers, one going offline for 30 seconds while 5 messages are sent from each.',
        },
      ],
    },
    {
      key: 'block',
      title: 'Block and report',
      priority: 'should',
      words: ['block users', '=blocking'],
      shall: 'let a person block another and report a conversation',
      limits: [
        'Blocking takes at most 2 clicks.',
        'More than 20 new conversations by one person in an hour are held back.',
      ],
      story: { role: '{customer}', action: 'block somebody', benefit: 'I feel safe' },
      criteria: [
        'WHEN a person blocks another, THE SYSTEM SHALL accept no further messages from them and not tell them why.',
      ],
      tasks: [
        {
          key: 'block',
          title: 'Build blocking and reporting',
          skill: 'backend',
          hours: [2, 6, 14],
          after: ['store'],
          build:
            'Block list per person checked when sending, report with the last 20 messages attached, limit of new conversations per hour.',
          test: 'Blocked in both directions; the 21st conversation of an hour.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'Conversation',
      purpose: 'Two people and what they talk about',
      fields: ['subject?: text', 'lastMessageAt: moment'],
      belongsTo: ['{item}', 'Account'],
    },
    {
      name: 'Message',
      purpose: 'One thing that was said',
      fields: ['text: text(4000)', 'sentAt: moment', 'readAt?: moment'],
      belongsTo: ['Conversation', 'Account'],
    },
  ],
  risks: [
    {
      key: 'spam',
      title: 'Messages are used for spam and fraud.',
      likelihood: 'high',
      impact: 'medium',
      response: 'Limit new conversations, hold links of new accounts back, and make reporting one click.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Sending, reading, offline, blocking',
    passesWhen: '1,000 messages over a failing connection arrive once each and in order.',
  },
}
