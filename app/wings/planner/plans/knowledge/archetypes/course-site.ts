import type { ProductArchetype } from '../archetype'

export const courseSiteArchetype: ProductArchetype = {
  key: 'course-site',
  name: 'Course site',
  words: ['course', 'courses', 'learn', 'e learning', 'online school', 'academy', 'students', 'lessons', 'teach'],
  nouns: { item: 'course', items: 'courses', customer: 'learner', customers: 'learners' },
  problem: 'People buy knowledge and do not finish it; teachers do not see where they stop.',
  approach: 'Lessons under 10 minutes, a question after each, and one click from opening the site to the next lesson.',
  core: ['lessons', 'accounts', 'quizzes'],
  usual: ['certificates', 'payments', 'comments', 'content-pages', 'analytics'],
  users: [
    { name: 'Learner', need: 'Go on where they stopped, on any device.' },
    { name: 'Teacher', need: 'Publish lessons and see where learners stop.' },
  ],
  nonUsers: [{ name: 'School with classes and grades', reason: 'Needs timetables, parents and state rules.' }],
  journeys: [
    {
      key: 'learn',
      name: 'Ten minutes of learning',
      actor: 'Learner',
      steps: ['Opens the site', 'Goes on with the next lesson', 'Answers 3 questions', 'Sees the progress'],
      capabilities: ['lessons', 'quizzes'],
    },
    {
      key: 'teach',
      name: 'A new lesson',
      actor: 'Teacher',
      steps: ['Uploads a video', 'Adds text and questions', 'Looks at it as a learner', 'Publishes it'],
      capabilities: ['lessons', 'media-gallery', 'uploads'],
    },
  ],
  glossary: [
    { term: 'Lesson', meaning: 'One step of a course, under 10 minutes.' },
    { term: 'Enrollment', meaning: 'The right of a learner to a course.' },
    { term: 'Completion', meaning: 'All lessons done and 70 % of each quiz right.' },
  ],
  nonGoals: [
    { text: 'No live lessons', reason: 'Video calls exist; a link to one is enough.' },
    {
      text: 'No teachers from outside',
      reason: 'Contracts, checks and payouts would make it a marketplace.',
      unless: ['payouts'],
    },
    { text: 'No copy protection beyond signed links', reason: 'What can be watched can be copied.' },
  ],
  metrics: [
    { name: 'Learners who finish', target: '30 % within 60 days', why: 'Who finishes recommends.' },
    { name: 'Lessons per active learner and week', target: '3', why: 'Shows the habit before the end is reached.' },
  ],
  counterMetrics: [{ name: 'Money back', target: 'at most 5 %', why: 'Courses must hold what their pages promise.' }],
  qualities: [
    {
      key: 'video',
      title: 'Videos start',
      target: 'Video starts within 2 s at 5 Mbit/s in 95 % of cases.',
      method: 'Measured in the player for each start.',
    },
  ],
  risks: [
    {
      key: 'content',
      title: 'The site is ready before the first course is.',
      likelihood: 'high',
      impact: 'high',
      response: 'Record the first 5 lessons before the editor is built, and show them to 5 learners.',
    },
  ],
}
