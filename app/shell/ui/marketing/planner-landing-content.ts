export const planningSteps = [
  {
    title: 'Say what it is',
    text: 'A few sentences in your own words. The planner finds the capabilities in them; you strike out what is wrong.',
  },
  {
    title: 'Answer what is open',
    text: 'At most five questions, one at a time, each with the answer that a product lead would recommend.',
  },
  {
    title: 'Thin it out',
    text: 'Look at the whole before anything is created. What you take out, nobody has to build.',
  },
]

export const plannerFeatures = [
  {
    title: 'A scope with an edge',
    text: 'What the first release has, what it has not, and a reason for each line of both.',
  },
  {
    title: 'Requirements that can be tested',
    text: 'Numbered, each with the criteria by which somebody else can say whether it is done.',
  },
  {
    title: 'Numbers with doubt in them',
    text: 'Three estimates per task, added up properly: even odds and four in five, in days and as a date.',
  },
  {
    title: 'An order that holds',
    text: 'What depends on what, which chain decides the date, and sprints that leave room for the unforeseen.',
  },
  {
    title: 'A stack with reasons',
    text: 'The fewest technologies that do it, what was rejected and why, and what would change the answer.',
  },
  {
    title: 'Risks, tests, costs',
    text: 'What may go wrong and what you do then, how it is tested, and what it costs from the first day on.',
  },
]

export const plannerFaq = [
  {
    question: 'Does an AI write it?',
    answer:
      'Not by itself. The plan comes from rules and from a library of capabilities with their stories, tasks and estimates, so the same idea gives the same plan. An AI may fill sections in where the studio has set one up, and is checked by the same rules.',
  },
  {
    question: 'Can I change it afterwards?',
    answer:
      'Every line. Each change is a revision that you can compare and take back, and a part can be made anew without losing the rest.',
  },
  {
    question: 'Is it too much for something small?',
    answer: 'A small idea gives a small plan. Nothing is in it that no requirement asks for.',
  },
  {
    question: 'Whose is it?',
    answer:
      'Yours. Take everything along as one file whenever you like, or delete the account with all that belongs to it.',
  },
]
