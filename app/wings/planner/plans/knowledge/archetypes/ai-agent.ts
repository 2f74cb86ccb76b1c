import type { ProductArchetype } from '../archetype'

export const aiAgentArchetype: ProductArchetype = {
  key: 'ai-agent',
  name: 'AI agent',
  words: ['ai agent', 'agent', 'autonomous', 'ai assistant', 'copilot', 'chatbot', 'llm'],
  nouns: { item: 'task', items: 'tasks', customer: 'user', customers: 'users' },
  problem: 'People spend hours on work that follows a pattern but needs reading and judgment.',
  approach:
    'Let an agent do one kind of task to the end, show every step, and ask a person before what cannot be undone.',
  core: ['agent-tools', 'ai-chat', 'audit-log'],
  usual: ['approvals', 'retrieval', 'integrations', 'organizations'],
  users: [
    { name: 'User', need: 'Hand a task over and trust the result.' },
    { name: 'Supervisor', need: 'See what the agent did, stop it, and set its limits.' },
  ],
  nonUsers: [
    { name: 'Person without a right to the data', reason: 'The agent never gives more than its person may see.' },
  ],
  journeys: [
    {
      key: 'hand-over',
      name: 'A task handed over',
      actor: 'User',
      steps: [
        'Describes the task',
        'Watches the steps',
        'Checks the result against its sources',
        'Accepts or corrects it',
      ],
      capabilities: ['ai-chat', 'agent-tools', 'retrieval'],
    },
    {
      key: 'supervise',
      name: 'A step that needs a person',
      actor: 'Supervisor',
      steps: ['Is told that a step waits', 'Reads what will change', 'Approves or refuses with a reason'],
      capabilities: ['approvals', 'audit-log'],
    },
  ],
  glossary: [
    { term: 'Run', meaning: 'One task from handing over to result.' },
    { term: 'Tool', meaning: 'An act that the agent may call, with checked input.' },
    { term: 'Set', meaning: 'Written tasks with expected results; every release is judged by it.' },
  ],
  nonGoals: [
    { text: 'No model of our own', reason: 'Bought models are better than what a small team trains.' },
    { text: 'No tasks outside of the one kind', reason: 'An agent for everything cannot be judged.' },
    { text: 'No acts without a person’s rights', reason: 'The agent must not be a way around permissions.' },
  ],
  metrics: [
    {
      name: 'Tasks accepted without correction',
      target: '70 % after 2 months',
      why: 'Correcting costs as much as doing.',
    },
    { name: 'Minutes saved per task', target: 'at least 10', why: 'The reason to use it.' },
  ],
  counterMetrics: [
    {
      name: 'Acts taken back by a person',
      target: 'at most 1 %',
      why: 'One harmful act costs more trust than a hundred good ones earn.',
    },
    { name: 'Cost per task', target: 'at most $0.50', why: 'It must stay cheaper than the minutes it saves.' },
  ],
  qualities: [
    {
      key: 'right',
      title: 'Right results',
      target: 'At least 85 % of 50 written tasks end as expected, 0 with a forbidden act.',
      method: 'The set runs on every change of prompt, tool or model.',
    },
  ],
  risks: [
    {
      key: 'provider',
      title: 'The model’s provider changes it, raises the price or fails.',
      likelihood: 'medium',
      impact: 'medium',
      response: 'One adapter, two providers that pass the set, and a way to work without either.',
    },
  ],
}
