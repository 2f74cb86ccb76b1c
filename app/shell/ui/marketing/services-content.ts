export const serviceAudiences = [
  {
    title: 'Entrepreneurs',
    text: 'You know your customers but have never managed a software project. We define a scope you can afford, recommend what to buy and review vendor offers with you.',
    start: 'Typical start: the scoping week',
  },
  {
    title: 'Agencies',
    text: 'You have designers and developers. We lead the product side of a client project under your name, write testable acceptance criteria and document scope decisions.',
    start: 'Typical start: thirty days',
  },
  {
    title: 'Enterprises',
    text: 'You have many stakeholders and competing roadmaps. We document the conflicts, get decisions made and make the path to a release visible.',
    start: 'Typical start: thirty days, then a quarter',
  },
]

export const productLeadTasks = [
  'Interviews current and former customers',
  'Defines the key metric for the next 90 days',
  'Maintains a list of what is out of scope',
  'Writes user stories with acceptance criteria',
  'Estimates in ranges and commits to realistic dates',
  'Ships small releases often',
  'Hands over to your team on an agreed date',
]

export const serviceOffers = [
  {
    name: 'Scoping week',
    price: '4,800 USD',
    duration: '5 business days',
    audience: 'An idea or a rebuild',
    result: 'A two-page scope, estimates with ranges, and a list of what to buy',
    yourTime: '6 hours',
  },
  {
    name: 'Thirty days',
    price: '14,500 USD',
    duration: '4 weeks, 3 days a week',
    audience: 'A team that needs direction',
    result: 'A small release, a key metric, a team routine and a 90-day plan',
    yourTime: '4 hours a week',
  },
  {
    name: 'Quarter',
    price: '36,000 USD',
    duration: '12 weeks, 3 days a week',
    audience: 'A product without a lead',
    result: 'Product leadership, monthly results and a trained successor',
    yourTime: '3 hours a week',
  },
]

export const gettingStartedSteps = [
  { title: 'Contact us', text: 'Tell us what exists, what should change and by when.' },
  { title: 'Talk for 30 minutes', text: 'You meet the person who would do the work.' },
  {
    title: 'Get an offer',
    text: 'Within two business days, you get a one-page offer with the price, the dates and the scope.',
  },
  { title: 'Start', text: 'Usually within three weeks. You get first results in the first week.' },
]

export const serviceFaq = [
  {
    question: 'Who will work with us?',
    answer: 'The person from your first call, who is one of our three partners.',
  },
  {
    question: 'Do you work on site?',
    answer: 'Yes, for the first two days. After that, we mostly work remotely within five hours of your time zone.',
  },
  {
    question: 'Can you bring developers?',
    answer: 'For our own products, yes. Otherwise, we work with your developers or help you hire some.',
  },
  {
    question: 'What if it does not work out?',
    answer: 'Either side can stop with two weeks’ notice. You pay only for the weeks that have started.',
  },
  {
    question: 'Will you sign our confidentiality agreement?',
    answer: 'Yes, if it is mutual and has an end date.',
  },
  {
    question: 'Do you work for equity?',
    answer: 'No. It would conflict with giving you independent advice.',
  },
]
