export const serviceAudiences = [
  {
    title: 'Entrepreneurs',
    text: 'You know your customers, and you have never managed a build. We turn the idea into a scope that you can afford, tell you which parts to buy, and sit on your side of the table when the offers arrive.',
    start: 'Typical start: the scoping week',
  },
  {
    title: 'Agencies',
    text: 'You have designers and developers, and a client who changes his mind on Thursdays. We lead the product side of a project under your name, write criteria that your team can test, and keep the list of what was refused and why.',
    start: 'Typical start: thirty days',
  },
  {
    title: 'Enterprises',
    text: 'You have six stakeholders, two roadmaps and a release every quarter. We put the contradictions on one page, get three people to choose, and make the path from a decision to a release visible.',
    start: 'Typical start: thirty days, then a quarter',
  },
]

export const productLeadTasks = [
  'Talks with customers, and with those who left',
  'Finds the one number that matters for the next 90 days',
  'Keeps a list of what you do not do, with conditions',
  'Writes stories with criteria that two people can check',
  'Gets estimates as ranges, and quotes dates that hold',
  'Ships small things often, and writes down where they had to wait',
  'Becomes unnecessary, with a date',
]

export const serviceOffers = [
  {
    name: 'Scoping week',
    price: '4,800 USD',
    duration: '5 working days',
    audience: 'An idea or a rebuild',
    result: 'A two-page scope, estimates with ranges, and a list of what to buy',
    yourTime: '6 hours',
  },
  {
    name: 'Thirty days',
    price: '14,500 USD',
    duration: '4 weeks, 3 days a week',
    audience: 'A team that is stuck',
    result: 'One small release, one number, a rhythm, and a plan for 90 days',
    yourTime: '4 hours a week',
  },
  {
    name: 'Quarter',
    price: '36,000 USD',
    duration: '12 weeks, 3 days a week',
    audience: 'A product without a lead',
    result: 'A led product, monthly results, and a successor trained',
    yourTime: '3 hours a week',
  },
]

export const gettingStartedSteps = [
  { title: 'Write three sentences', text: 'What exists, what should be different, by when.' },
  { title: 'Talk for 30 minutes', text: 'You meet the person who would do the work. We ask what you could stop.' },
  {
    title: 'Read one page',
    text: 'Within two working days, you get an offer with a price, dates and what we will not do.',
  },
  { title: 'Begin on a Monday', text: 'Usually within three weeks. The first result is there on Friday.' },
]

export const serviceFaq = [
  {
    question: 'Who will work with us?',
    answer:
      'The person from your first call, who is one of the three of us. We do not send juniors, since we have none.',
  },
  {
    question: 'Do you work on site?',
    answer: 'For the first two days, gladly. After that mostly from a distance, within five hours of your time zone.',
  },
  {
    question: 'Can you bring developers?',
    answer:
      'For our own products, yes. For everything else we work with yours, or help you choose some and sit in on the interviews.',
  },
  {
    question: 'What if it does not work out?',
    answer:
      'Either side can stop with two weeks’ notice, and you pay only for the weeks that have begun. It has happened twice.',
  },
  {
    question: 'Will you sign our confidentiality agreement?',
    answer: 'Yes, if it is mutual and ends some day. Our own has two pages.',
  },
  {
    question: 'Do you take shares in place of money?',
    answer: 'No. It would make it harder for us to tell you to stop.',
  },
]
