import type { Capability } from '../capability'

export const organizationsCapability: Capability = {
  key: 'organizations',
  name: 'Organizations and teams',
  value: 'A team works on the same things and stays apart from other teams.',
  words: [
    'organization',
    '=teams',
    'team members',
    'workspace',
    'company account',
    'tenant',
    'multi tenant',
    'invite colleagues',
  ],
  requires: [
    { key: 'accounts', because: 'members are people with accounts.' },
    { key: 'roles', because: 'owner and member may do different things.' },
  ],
  conflicts: [],
  features: [
    {
      key: 'separation',
      title: 'Data belongs to an organization',
      priority: 'must',
      shall: 'keep the data of each organization apart in every query',
      limits: ['0 rows of another organization appear in any answer of the test over all endpoints.'],
      story: {
        role: 'member',
        action: 'see my organization’s data only',
        benefit: 'I can trust it with what is confidential',
      },
      criteria: [
        'WHEN a record is stored, THE SYSTEM SHALL store the organization it belongs to.',
        'IF a member of another organization asks for a record, THEN THE SYSTEM SHALL answer 404.',
      ],
      tasks: [
        {
          key: 'separation',
          title: 'Bind every record to an organization',
          skill: 'backend',
          hours: [6, 15, 39],
          after: ['roles/rules'],
          build:
            'Organization column on every table, queries that take the organization first, row-level security in the database as the second lock, the current organization in the address.',
          test: 'Two organizations with equal data: every endpoint called by one returns no id of the other.',
        },
      ],
    },
    {
      key: 'invitations',
      title: 'Invitations',
      priority: 'must',
      shall: 'let an owner invite people by e-mail and take them out again',
      limits: ['An invitation works once and for 7 days.', 'At most 50 invitations go out per organization and day.'],
      story: {
        role: 'owner',
        action: 'invite a colleague by e-mail',
        benefit: 'we work on the same data within minutes',
      },
      criteria: [
        'WHEN an invitation is accepted, THE SYSTEM SHALL make the person a member with the role named in it.',
        'WHEN a member is taken out, THE SYSTEM SHALL end their access within 60 seconds and keep what they made.',
      ],
      tasks: [
        {
          key: 'invitations',
          title: 'Build invitations and membership',
          skill: 'backend',
          hours: [5, 13, 27],
          after: ['separation', 'email/sending'],
          build:
            'Invitation tokens as hashes bound to an address, acceptance with and without an account, member list with roles, leaving and removal.',
          test: 'Accept with another address, twice, after 8 days: refused each time with a sentence that says why.',
        },
      ],
    },
    {
      key: 'switching',
      title: 'Several organizations per person',
      priority: 'could',
      words: ['several organizations', 'switch between', 'agency accounts'],
      shall: 'let a person belong to more than one organization and switch between them',
      limits: ['Switching takes at most 2 clicks.'],
      story: { role: 'consultant', action: 'switch between my clients', benefit: 'one account is enough' },
      criteria: [
        'WHEN a person switches, THE SYSTEM SHALL show the other organization’s start page and remember the choice.',
      ],
      tasks: [
        {
          key: 'switcher',
          title: 'Build the organization switcher',
          skill: 'frontend',
          hours: [2, 5, 12],
          after: ['invitations', 'web-shell/parts'],
          build:
            'A menu with the person’s organizations; the choice is part of the address, so two tabs can show two of them.',
          test: 'Two tabs with two organizations: a save in one never reaches the other.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'Organization',
      purpose: 'A team whose data stays apart',
      fields: ['name: text(120)', 'slug: text(60)', 'createdAt: moment'],
    },
    {
      name: 'Membership',
      purpose: 'A person in an organization',
      fields: ['role: owner | member', 'joinedAt: moment'],
      belongsTo: ['Organization', 'Account'],
    },
  ],
  risks: [
    {
      key: 'leak',
      title: 'A query forgets the organization and shows somebody else’s data.',
      likelihood: 'medium',
      impact: 'high',
      response: 'Row-level security in the database, and a test that calls every endpoint as a stranger.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Separation, invitations, removal',
    passesWhen: 'The stranger’s walk over all endpoints returns 404 everywhere.',
  },
}
