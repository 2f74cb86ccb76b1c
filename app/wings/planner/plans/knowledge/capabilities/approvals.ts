import type { Capability } from '../capability'

export const approvalsCapability: Capability = {
  key: 'approvals',
  name: 'Approvals',
  value: 'What matters happens only after the right person agreed.',
  words: ['approval', 'approve', 'sign off', 'human in the loop', 'four eyes', 'workflow'],
  requires: [
    { key: 'accounts', because: 'who approves is a known person.' },
    { key: 'notifications', because: 'approvers must hear that something waits.' },
  ],
  conflicts: [],
  features: [
    {
      key: 'decide',
      title: 'Ask and decide',
      priority: 'must',
      shall: 'hold an act back until a person with the right approves or refuses it with a reason',
      limits: ['Deciding takes at most 2 clicks from the message.', 'What waits for 48 hours goes to a deputy.'],
      story: { role: 'approver', action: 'see what waits and decide', benefit: 'nothing important happens unseen' },
      criteria: [
        'WHEN an act needs approval, THE SYSTEM SHALL show exactly what will change, before and after.',
        'IF what was asked for changed meanwhile, THEN THE SYSTEM SHALL ask again.',
        'IF a person asked for it, THEN THE SYSTEM SHALL not let the same person approve it.',
      ],
      tasks: [
        {
          key: 'decide',
          title: 'Build requests and decisions',
          skill: 'backend',
          hours: [5, 13, 30],
          after: ['accounts/session', 'notifications/center'],
          build:
            'Request with the act as data and a hash of the state it was asked in, rules by kind and amount, deputy after 48 hours, the act run once by the decision.',
          test: 'Two approvers at once; state changed between; own request; deputy by moving the clock.',
        },
        {
          key: 'screen',
          title: 'Build the list of what waits',
          skill: 'frontend',
          hours: [4, 9, 20],
          after: ['decide', 'web-shell/parts'],
          build: 'List by age, differences before and after, approve and refuse by keyboard, history of decisions.',
          test: 'Decide 10 requests by keyboard; open one that was decided elsewhere.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'ApprovalRequest',
      purpose: 'An act that waits for a person',
      fields: ['act: json', 'stateHash: text', 'decision?: approved | refused', 'reason?: text', 'decidedAt?: moment'],
      belongsTo: ['Account', 'AgentRun'],
    },
  ],
  risks: [
    {
      key: 'rubber',
      title: 'People approve without reading.',
      likelihood: 'medium',
      impact: 'high',
      response: 'Ask only for what matters, show the difference first, and test with a wrong request once a month.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Decisions, races, deputies',
    passesWhen: 'An act never runs without, or twice after, an approval in 1,000 random orders.',
  },
}
