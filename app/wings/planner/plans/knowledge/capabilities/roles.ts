import type { Capability } from '../capability'

export const rolesCapability: Capability = {
  key: 'roles',
  name: 'Roles and permissions',
  value: 'People can do their work and nothing beyond it.',
  words: ['role', 'permission', 'access right', 'access control', 'admin rights'],
  requires: [{ key: 'accounts', because: 'a right belongs to a person who is signed in.' }],
  conflicts: [],
  features: [
    {
      key: 'rules',
      title: 'Rights by role',
      priority: 'must',
      shall: 'decide every access by the person’s role and the record’s owner, on the server',
      limits: ['100 % of endpoints are in one table of who may call them.', 'A changed role holds within 60 seconds.'],
      story: {
        role: 'administrator',
        action: 'give people the role they need',
        benefit: 'nobody sees or changes what is not theirs',
      },
      criteria: [
        'IF a person asks for a record that is not theirs, THEN THE SYSTEM SHALL answer 404 as if it did not exist.',
        'WHEN a role is changed, THE SYSTEM SHALL apply it to sessions that are open.',
        'IF the last administrator gives up the role, THEN THE SYSTEM SHALL refuse it.',
      ],
      tasks: [
        {
          key: 'rules',
          title: 'Build the permission rules and their guard',
          skill: 'backend',
          hours: [5, 13, 30],
          after: ['accounts/session'],
          build:
            'One module that answers may(person, act, record); look-ups go through the owner; a guard on every route that fails closed when a route is not in the table.',
          test: 'One table-driven test over every endpoint and role, with a record of somebody else; a new endpoint without an entry fails the test.',
        },
        {
          key: 'screen',
          title: 'Build the screen of people and roles',
          skill: 'frontend',
          hours: [3, 8, 18],
          after: ['rules', 'web-shell/parts'],
          build: 'A list of people with their role, a change with confirmation, and what each role may do in words.',
          test: 'Give and take a role in a browser while the other person is signed in, and see it take effect.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'RoleGrant',
      purpose: 'Who has which role',
      fields: ['role: text', 'grantedAt: moment'],
      belongsTo: ['Account'],
    },
  ],
  risks: [
    {
      key: 'forgotten',
      title: 'One endpoint forgets to ask for the right.',
      likelihood: 'medium',
      impact: 'high',
      response: 'The guard refuses routes that are not in the table, and the test walks over the router’s own list.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Every endpoint times every role',
    passesWhen: 'The table and the answers agree in 100 % of the cells.',
  },
}
