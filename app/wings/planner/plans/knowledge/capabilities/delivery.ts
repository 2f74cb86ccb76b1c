import type { Capability } from '../capability'

export const deliveryCapability: Capability = {
  key: 'delivery',
  name: 'Delivery',
  value: 'Every change is checked before anybody meets it.',
  words: ['continuous delivery', 'continuous integration'],
  requires: [],
  conflicts: [],
  features: [
    {
      key: 'pipeline',
      title: 'Checked on every change',
      priority: 'must',
      shall: 'be checked and built from the main branch by one pipeline',
      limits: ['The checks of a change take at most 10 minutes.', 'An empty clone runs with 3 commands.'],
      story: {
        role: 'developer',
        action: 'know within minutes whether my change is sound',
        benefit: 'I dare to change things',
      },
      criteria: [
        'WHEN a change is handed in, THE SYSTEM SHALL run type check, lint and tests and refuse it unless all pass.',
        'WHEN a change is merged, THE SYSTEM SHALL build one artifact that carries its commit.',
      ],
      tasks: [
        {
          key: 'repository',
          title: 'Set up the repository with checks',
          skill: 'devops',
          hours: [3, 8, 18],
          after: [],
          build:
            'Create the repository with formatter, linter, type check, one passing test, a README with three commands (start, test, check) and the same checks on every merge request.',
          test: 'A merge request with a failing test cannot be merged; an empty clone runs with the README’s commands.',
        },
      ],
    },
  ],
  entities: [],
  risks: [],
  qualities: [],
  testing: {
    covers: 'Checks, build',
    passesWhen: 'A failing test, a type error and a lint error were each refused once.',
  },
}
