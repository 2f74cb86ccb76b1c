import type { Capability } from '../capability'

export const aiChatCapability: Capability = {
  key: 'ai-chat',
  name: 'AI chat',
  value: 'People ask in their own words and get an answer they can check.',
  words: ['ai', 'assistant', 'chatbot', 'gpt', 'llm', 'language model', 'copilot', 'ask questions', 'ai agent'],
  requires: [{ key: 'accounts', because: 'use and cost are counted per person.' }],
  conflicts: [],
  features: [
    {
      key: 'answer',
      title: 'Answers as they are written',
      priority: 'must',
      shall: 'answer questions with a language model, word by word, with stop and retry',
      limits: [
        'The first word comes within 3 seconds in 90 % of cases.',
        'Stop ends the work on the server within 1 second.',
      ],
      story: { role: '{customer}', action: 'ask in my own words', benefit: 'I get further without searching' },
      criteria: [
        'WHEN the provider fails or is silent for 30 seconds, THE SYSTEM SHALL keep the question and what came, and offer to try again.',
        'WHEN a person stops, THE SYSTEM SHALL keep the part that came and count only its tokens.',
        'THE SYSTEM SHALL show that the answer comes from a machine and may be wrong.',
      ],
      tasks: [
        {
          key: 'stream',
          title: 'Connect the model and stream answers',
          skill: 'ai',
          hours: [5, 13, 30],
          after: ['accounts/session'],
          build:
            'One adapter on the server for the provider, stream to the browser, abort passed on, conversation shortened by tokens, tokens and cost stored per message.',
          test: 'A local server that speaks the protocol: slow, 429, 500, half a stream, nothing for 30 seconds.',
        },
        {
          key: 'screen',
          title: 'Build the conversation screen',
          skill: 'frontend',
          hours: [5, 13, 27],
          after: ['stream', 'web-shell/parts', 'mobile-shell/navigation'],
          build:
            'Messages with Markdown cleaned by a list of tags, stop, retry, copy, conversations by date, polite announcement for screen readers.',
          test: 'Stop in the middle; reload while an answer comes; an answer with hostile HTML.',
        },
      ],
    },
    {
      key: 'limits',
      title: 'Limits of cost',
      priority: 'must',
      shall: 'limit tokens per person and day and total cost per month',
      limits: ['The month’s cost never passes its limit by more than 1 %.', '100 % of calls have a stored cost.'],
      story: { role: 'owner', action: 'set what it may cost', benefit: 'no bill surprises me' },
      criteria: [
        'IF a limit is reached, THEN THE SYSTEM SHALL say when it can be used again and keep the question.',
        'WHEN 80 % of the month’s limit is spent, THE SYSTEM SHALL tell the owner once.',
      ],
      tasks: [
        {
          key: 'limits',
          title: 'Count and limit the cost',
          skill: 'backend',
          hours: [3, 8, 18],
          after: ['stream'],
          build:
            'Cost booked before the call by an upper bound and corrected after it, limits per person and in total, a page with cost per day and person.',
          test: '50 calls at once near the limit: the sum stays within 1 %.',
        },
      ],
    },
    {
      key: 'quality',
      title: 'Answers are judged',
      priority: 'should',
      shall: 'run a set of at least 50 questions with expected facts on every change of prompt or model',
      limits: ['A release needs at least 85 % right and 0 forbidden answers.'],
      story: { role: 'product owner', action: 'know whether a change makes answers better', benefit: 'I do not guess' },
      criteria: [
        'WHEN prompt or model change, THE SYSTEM SHALL run the set and show what got worse.',
        'WHEN a person marks an answer as wrong, THE SYSTEM SHALL keep question, answer and sources for the set.',
      ],
      tasks: [
        {
          key: 'evaluation',
          title: 'Build the set of questions and its run',
          skill: 'ai',
          hours: [5, 14, 33],
          after: ['stream'],
          build:
            'Questions with facts that must and must not appear, checks by rules first and by a second model where needed, results per release in a table, cost of a run.',
          test: 'A prompt made worse on purpose fails the run.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'AiConversation',
      purpose: 'Questions and answers in order',
      fields: ['title: text', 'startedAt: moment'],
      belongsTo: ['Account', 'Organization'],
    },
    {
      name: 'AiMessage',
      purpose: 'One question or answer',
      fields: ['role: person | model', 'text: text', 'tokensIn: integer', 'tokensOut: integer', 'costMicros: integer'],
      belongsTo: ['AiConversation'],
    },
  ],
  risks: [
    {
      key: 'wrong',
      title: 'Answers are wrong and believed.',
      likelihood: 'high',
      impact: 'high',
      response:
        'Show sources, say "I do not know" below a threshold, and release only what passes the set of questions.',
    },
    {
      key: 'injection',
      title: 'Text that the model reads tells it to do something else.',
      likelihood: 'high',
      impact: 'medium',
      response: 'Give the model no right that its person lacks, and let a person confirm what cannot be undone.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Stream, failures, cost, set of questions',
    passesWhen:
      'Every failure of the stand-in ends in an answer or a sentence with retry, and 85 % of the set are right.',
  },
  monthly: { low: 30, high: 600, what: 'Language model' },
}
