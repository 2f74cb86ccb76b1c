import type { Capability } from '../capability'

export const quizzesCapability: Capability = {
  key: 'quizzes',
  name: 'Quizzes',
  value: 'Learners see what they know, and teachers what they did not explain.',
  words: ['quiz', 'test knowledge', 'exam', 'assessment', 'exercise', 'homework', 'flashcard', 'multiple choice'],
  requires: [{ key: 'accounts', because: 'an answer belongs to a person.' }],
  conflicts: [],
  features: [
    {
      key: 'take',
      title: 'Take a quiz',
      priority: 'must',
      shall: 'ask questions of choice, order and short text, judge them and explain each answer',
      limits: ['The result comes within 1 second.', '0 right answers are in the page before they were given.'],
      story: { role: 'learner', action: 'check what I know', benefit: 'I repeat only what I did not know' },
      criteria: [
        'WHEN an answer is given, THE SYSTEM SHALL say right or wrong with an explanation and the lesson it is from.',
        'WHEN the connection is lost, THE SYSTEM SHALL keep the answers and go on from there.',
        'IF less than the set share is right, THEN THE SYSTEM SHALL offer another try with other questions of the pool.',
      ],
      tasks: [
        {
          key: 'judge',
          title: 'Build questions and judging',
          skill: 'backend',
          hours: [5, 13, 27],
          after: ['accounts/session', 'lessons/store'],
          build:
            'Kinds of questions with judging as pure functions, pools with a seed per try, tries with answers, judging on the server only.',
          test: 'Each kind with right, wrong, empty and nearly right; the page’s source holds no answers.',
        },
        {
          key: 'screen',
          title: 'Build quiz and question editor',
          skill: 'frontend',
          hours: [6, 15, 33],
          after: ['judge', 'web-shell/parts', 'mobile-shell/navigation'],
          build:
            'One question per screen with progress, ordering by buttons too, result by topic; editor with preview and share of right answers per question.',
          test: 'Take one by keyboard and screen reader; lose the connection on question 5.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'Question',
      purpose: 'Something that is asked',
      fields: ['kind: choice | order | text', 'text: text(1000)', 'answers: json', 'explanation: text(1000)'],
      belongsTo: ['Lesson'],
    },
    {
      name: 'QuizTry',
      purpose: 'One try of a person',
      fields: ['answers: json', 'share: number', 'finishedAt?: moment'],
      belongsTo: ['Account', 'Course'],
    },
  ],
  risks: [
    {
      key: 'bad-questions',
      title: 'Questions test memory and not understanding.',
      likelihood: 'medium',
      impact: 'medium',
      response: 'Look at questions that more than 90 % or fewer than 30 % answer right, and change them.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Judging of each kind, tries, editor',
    passesWhen: 'A table of 60 answers is judged as expected.',
  },
}
