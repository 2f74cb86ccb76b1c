import type { Capability } from '../capability'

export const agentToolsCapability: Capability = {
  key: 'agent-tools',
  name: 'Tools of the agent',
  value: 'The agent finishes work instead of describing it.',
  words: ['agent', 'ai agent', 'autonomous', 'tool use', 'triage', 'draft replies', 'workflow automation'],
  requires: [
    { key: 'ai-chat', because: 'the agent thinks with a language model.' },
    { key: 'jobs', because: 'work goes on when nobody looks.' },
    { key: 'audit-log', because: 'each act of a machine must be traceable.' },
  ],
  conflicts: [],
  features: [
    {
      key: 'act',
      title: 'Acts through tools',
      priority: 'must',
      shall: 'let the agent call at most 8 described tools, each with checked input and the rights of its person',
      limits: ['A run has at most 20 steps, 10 minutes and a cost limit.', '90 % of 50 written tasks end as expected.'],
      story: { role: '{customer}', action: 'hand a task over', benefit: 'it is done when I look again' },
      criteria: [
        'IF the input of a tool does not fit its schema, THEN THE SYSTEM SHALL refuse it and let the agent try again twice.',
        'WHEN a limit is reached, THE SYSTEM SHALL stop with what was done and what is left.',
        'IF a step is repeated after a failure, THEN THE SYSTEM SHALL not do its effect twice.',
      ],
      tasks: [
        {
          key: 'loop',
          title: 'Build the loop of steps and its limits',
          skill: 'ai',
          hours: [8, 20, 51],
          after: ['ai-chat/stream', 'jobs/queue'],
          build:
            'Run as rows of steps that can go on after a restart, tools with schema, idempotency key per step, limits of steps, time and cost, stop by the person.',
          test: 'A stand-in model that loops, asks for unknown tools and sends broken input; kill the worker at each step.',
        },
        {
          key: 'tools',
          title: 'Build the first tools',
          skill: 'backend',
          hours: [6, 15, 39],
          after: ['loop', 'audit-log/record'],
          build:
            'The 3 to 8 tools that the main journey needs, each on the product’s own commands with the person’s rights, a dry run that says what would happen.',
          test: 'Each tool with good, wrong and forbidden input; the 50 written tasks.',
        },
      ],
    },
    {
      key: 'trace',
      title: 'Every run can be read',
      priority: 'must',
      shall: 'show each run with its steps, inputs, results, cost and reason',
      limits: ['A run of 20 steps is understood within 2 minutes by 4 of 5 people asked.'],
      story: { role: '{customer}', action: 'see what the agent did and why', benefit: 'I can correct it' },
      criteria: [
        'WHEN a run ends or stops, THE SYSTEM SHALL sum up in at most 3 sentences what was done and what was not.',
      ],
      tasks: [
        {
          key: 'trace',
          title: 'Build the page of a run',
          skill: 'frontend',
          hours: [5, 13, 27],
          after: ['loop', 'web-shell/parts'],
          build: 'Steps with input and result folded, live while it runs, stop button, cost, link to what was changed.',
          test: 'Watch a run from two tabs, stop it in one.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'AgentRun',
      purpose: 'One task that was handed over',
      fields: ['task: text', 'state: running | waiting | done | stopped', 'costMicros: integer', 'summary?: text'],
      belongsTo: ['Account', 'Organization'],
    },
    {
      name: 'AgentStep',
      purpose: 'One call of a tool',
      fields: ['tool: text', 'input: json', 'result?: json', 'number: integer'],
      belongsTo: ['AgentRun'],
    },
  ],
  risks: [
    {
      key: 'harm',
      title: 'The agent does something that cannot be undone.',
      likelihood: 'medium',
      impact: 'high',
      response: 'Mark tools that cannot be undone and let a person approve each of their calls.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Loop, limits, tools, restart',
    passesWhen: '45 of 50 written tasks end as expected and none passes a limit.',
  },
}
