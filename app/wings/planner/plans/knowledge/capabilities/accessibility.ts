import type { Capability } from '../capability'

export const accessibilityCapability: Capability = {
  key: 'accessibility',
  name: 'Accessibility',
  value: 'People can use all of it without a mouse, without sight or with little time.',
  words: ['accessibility', 'accessible', 'screen reader', 'wcag', 'disability', 'blind'],
  requires: [],
  conflicts: [],
  features: [
    {
      key: 'journeys',
      title: 'Every journey by keyboard and screen reader',
      priority: 'must',
      shall: 'meet WCAG 2.2 at level AA on every screen',
      limits: [
        'Automated checks find 0 faults on 100 % of screens.',
        'Contrast is at least 4.5 to 1, targets are at least 24 by 24 pixels.',
      ],
      story: {
        role: 'person who uses a screen reader',
        action: 'do everything that others do',
        benefit: 'I need nobody’s help',
      },
      criteria: [
        'WHEN a dialog opens, THE SYSTEM SHALL move the focus into it and back on closing.',
        'WHEN something changes without a new page, THE SYSTEM SHALL announce it once.',
        'IF an act needs dragging, THEN THE SYSTEM SHALL offer the same by a menu.',
      ],
      tasks: [
        {
          key: 'checks',
          title: 'Check every screen in the pipeline',
          skill: 'frontend',
          hours: [3, 8, 18],
          after: ['web-shell/layout', 'mobile-shell/navigation'],
          build:
            'Automated check on every screen and state of the journeys, keyboard walks, a test that fails when a screen is in no check.',
          test: 'Take a label away on purpose: the pipeline fails.',
        },
        {
          key: 'people',
          title: 'Try the journeys with people',
          skill: 'design',
          hours: [4, 10, 24],
          after: ['checks'],
          build:
            'Two people who use a screen reader and one who uses no mouse do the main journey; faults are listed with their criterion and mended.',
          test: 'Each of the 3 finishes the main journey without help.',
        },
      ],
    },
  ],
  entities: [],
  risks: [
    {
      key: 'widgets',
      title: 'A bought widget cannot be used by keyboard.',
      likelihood: 'medium',
      impact: 'medium',
      response: 'Try each widget by keyboard and screen reader before it is taken in.',
    },
  ],
  qualities: [
    {
      key: 'aa',
      title: 'WCAG 2.2 AA',
      target: '0 open faults of level A and AA on all screens.',
      method: 'Automated checks in the pipeline and a walk by hand before each release.',
    },
  ],
  testing: {
    covers: 'Every screen, automated and by people',
    passesWhen: '0 faults automated, and 3 of 3 people finish.',
  },
}
