export const planningSteps = [
  {
    title: 'Describe your idea',
    text: 'Write a few sentences. The planner suggests features, and you remove what does not fit.',
  },
  {
    title: 'Answer questions',
    text: 'Answer at most five questions, each with a recommended answer.',
  },
  {
    title: 'Review the scope',
    text: 'Check the full scope and remove what you do not need before the plan is created.',
  },
]

export const plannerFeatures = [
  {
    title: 'Clear scope',
    text: 'What the first release includes and excludes, with a reason for each item.',
  },
  {
    title: 'Testable requirements',
    text: 'Numbered requirements with acceptance criteria.',
  },
  {
    title: 'Realistic estimates',
    text: 'Three-point estimates per task, with 50% and 80% dates for the whole plan.',
  },
  {
    title: 'Schedule',
    text: 'Dependencies, critical path and sprints with a buffer.',
  },
  {
    title: 'Tech stack',
    text: 'The fewest technologies that meet your needs, with the alternatives and reasons.',
  },
  {
    title: 'Risks, tests and costs',
    text: 'Risks with mitigations, a test plan and running costs.',
  },
]

export const plannerFaq = [
  {
    question: 'Is the plan written by AI?',
    answer:
      'No. The plan is built from rules and a library of features with stories, tasks and estimates. AI can fill in sections if the studio has set it up, and the same rules check its output.',
  },
  {
    question: 'Can I change the plan later?',
    answer: 'Yes. You can edit everything, compare revisions, undo changes and regenerate parts of the plan.',
  },
  {
    question: 'Does it work for small projects?',
    answer: 'Yes. A small idea gives a small plan.',
  },
  {
    question: 'Who owns the plan?',
    answer: 'You do. You can export everything or delete your account at any time.',
  },
]
